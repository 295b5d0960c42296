// The functions that the build's JSX calls.
export { Fragment, h } from "preact";

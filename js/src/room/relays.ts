// The relays that connect browsers, if the site's owner has named any.

/** Stands in a link in place of an offer, where relays are used. */
export const RELAY = "relay";

/** The names of servers, without protocol and port. */
export const serverNames = (addresses: string[]) =>
  [...new Set(addresses.map((one) => one.replace(/^\w+:(\/\/)?/, "").replace(/[:?/].*/, "")))].join(", ");

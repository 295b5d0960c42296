/** Somebody is thinking: three dots, which stand still where motion is not wanted. */
export function Thinking() {
  return (
    <span class="ora-thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

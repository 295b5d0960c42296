/** Three dots while a player is thinking, still where motion is unwanted. */
export function Thinking() {
  return (
    <span class="ora-thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

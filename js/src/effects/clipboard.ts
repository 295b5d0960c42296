// Copying text. Where the browser forbids it, the text is selected, so that a key can copy it.

/**
 * Copy the text of a field.
 * @returns whether it was copied
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus({ preventScroll: true });
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

// Copying text; where the browser does not let a page do so, the text is marked, and a key copies it.

/**
 * Copy what stands in a field.
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

// Connection codes that no page of this version writes.

/** A code with some bytes changed and a matching check sum. */
export function forged(code: string, change: (bytes: number[]) => void): string {
  const bytes = [...atob(code.replaceAll("-", "+").replaceAll("_", "/"))].map((one) => one.charCodeAt(0)).slice(0, -2);
  change(bytes);
  let [one, two] = [1, 0];
  for (const byte of bytes) [one, two] = [(one + byte) % 251, (two + ((one + byte) % 251)) % 251];
  return btoa(String.fromCharCode(...bytes, one, two))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

// The machines by which browsers find each other, as far as the site's owner has named some.

/** What a link has in the place of an offer, where relays are asked. */
export const RELAY = "relay";

/** The names of machines, as people know them. */
export const serverNames = (addresses: string[]) =>
  [...new Set(addresses.map((one) => one.replace(/^\w+:(\/\/)?/, "").replace(/[:?/].*/, "")))].join(", ");

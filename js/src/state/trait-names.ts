// The names of a board's traits in Python, where those only for the page begin with an underscore.
import type { Traits } from "./protocol";

type Name = keyof Traits & string;

const PUBLIC: ReadonlySet<Name> = new Set([
  ...(["language", "theme", "motion", "show_hints", "open_all", "teaching", "analysis", "pace", "names"] as const),
]);

/** The name of a trait in Python. */
export const traitName = (name: Name): string => (PUBLIC.has(name) ? name : `_${name}`);

/** Traits by their names in Python. */
export const namedTraits = (traits: Partial<Traits>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(traits).map(([name, value]) => [traitName(name as Name), value]));

// An order that does not change under the pointer.
import { useRef } from "preact/hooks";

/**
 * Those of a list that come first, then the others, each in the order of the list. As long as it is not `fresh`, what
 * has been in the list stays where it is.
 * @param ids the list
 * @param first whether one of them comes first
 * @param fresh whether it may be put in order anew
 */
export function useSteadyOrder(ids: readonly string[], first: (id: string) => boolean, fresh: boolean): string[] {
  const before = useRef<readonly string[]>([]);
  const kept = fresh ? [] : before.current.filter((id) => ids.includes(id));
  const others = ids.filter((id) => !kept.includes(id));
  const order = [...kept, ...others.filter(first), ...others.filter((id) => !first(id))];
  before.current = order;
  return order;
}

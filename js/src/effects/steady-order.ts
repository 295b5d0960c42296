// An order that does not change under the pointer.
import { useRef } from "preact/hooks";

/**
 * A list sorted so that some entries come first. While it is not `fresh`, entries that were in the list keep their
 * places.
 * @param ids the list
 * @param first whether an entry comes first
 * @param fresh whether it may be sorted again
 */
export function useSteadyOrder(ids: readonly string[], first: (id: string) => boolean, fresh: boolean): string[] {
  const before = useRef<readonly string[]>([]);
  const kept = fresh ? [] : before.current.filter((id) => ids.includes(id));
  const others = ids.filter((id) => !kept.includes(id));
  const order = [...kept, ...others.filter(first), ...others.filter((id) => !first(id))];
  before.current = order;
  return order;
}

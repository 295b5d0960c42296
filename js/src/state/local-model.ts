// A widget's model without a notebook: it keeps traits and tells listeners about changes.

type Listener = (message?: unknown) => void;

/** Make a model without a notebook behind it. */
export function createLocalModel(initial: Record<string, unknown>) {
  const traits = { ...initial };
  const listeners = new Map<string, Set<Listener>>();

  function emit(event: string, message?: unknown) {
    for (const listener of listeners.get(event) ?? []) listener(message);
  }

  return {
    get: (name: string) => traits[name],
    on: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    set() {},
    save_changes() {},
    emit,
    update(changes: Record<string, unknown>) {
      Object.assign(traits, changes);
      for (const name of Object.keys(changes)) emit(`change:${name}`);
    },
  };
}

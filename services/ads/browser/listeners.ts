type EventMap = googletag.events.EventTypeMap;
export type EventName = keyof EventMap;
type Listener<Name extends EventName> = (event: EventMap[Name]) => void;

export interface Listeners {
  add<Name extends EventName>(name: Name, listener: Listener<Name>): void;
  remove<Name extends EventName>(name: Name, listener: Listener<Name>): void;
  emit<Name extends EventName>(name: Name, event: EventMap[Name]): void;
}

/** Listeners by event. A listener that throws is reported; the others still run. */
export function createListeners(onError: (error: unknown) => void): Listeners {
  const byName = new Map<EventName, Set<unknown>>();
  return {
    add(name, listener) {
      const known = byName.get(name) ?? new Set();
      byName.set(name, known.add(listener));
    },
    remove(name, listener) {
      byName.get(name)?.delete(listener);
    },
    emit(name, event) {
      for (const listener of [...(byName.get(name) ?? [])]) {
        try {
          (listener as (sent: typeof event) => void)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}

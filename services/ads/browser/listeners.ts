type EventMap = googletag.events.EventTypeMap;
export type EventName = keyof EventMap;
type Listener<Name extends EventName> = (event: EventMap[Name]) => void;

export interface Listeners {
  add<Name extends EventName>(name: Name, listener: Listener<Name>): void;
  remove<Name extends EventName>(name: Name, listener: Listener<Name>): void;
  emit<Name extends EventName>(name: Name, event: EventMap[Name]): void;
}

/** Who listens to what. One that throws is reported and keeps nobody else from hearing. */
export function createListeners(onError: (error: unknown) => void): Listeners {
  const heard = new Map<EventName, Set<unknown>>();
  return {
    add(name, listener) {
      const known = heard.get(name) ?? new Set();
      heard.set(name, known.add(listener));
    },
    remove(name, listener) {
      heard.get(name)?.delete(listener);
    },
    emit(name, event) {
      for (const listener of [...(heard.get(name) ?? [])]) {
        try {
          (listener as (told: typeof event) => void)(event);
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}

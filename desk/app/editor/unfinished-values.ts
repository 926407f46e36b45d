import type { Unfinished } from './block-form.ts';

/** Half-typed values of the blocks of one story, by the uuid of the block. A reload keeps them. */
export interface UnfinishedValues {
  of(uuid: string): Unfinished;
  set(uuid: string, values: Unfinished): void;
  /** The blocks that have some. */
  blocks(): readonly string[];
  subscribe(listener: () => void): () => void;
}

type Values = Readonly<Record<string, Unfinished>>;

const none: Unfinished = [];
const opened = new Map<string, UnfinishedValues>();

/** Those of one account in this browser: another account must not find them. */
export function unfinishedValues(sub: string, storyId: string): UnfinishedValues {
  const name = ['unfinished blocks', sub, storyId].join(' ');
  const known = opened.get(name) ?? openValues(name, localStorage);
  opened.set(name, known);
  return known;
}

export function openValues(
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UnfinishedValues {
  let values = read(storage.getItem(name));
  const listeners = new Set<() => void>();
  return {
    of: (uuid) => values[uuid] ?? none,
    set(uuid, given) {
      if (given.length === 0 && !values[uuid]) return;
      const { [uuid]: _, ...others } = values;
      values = given.length === 0 ? others : { ...others, [uuid]: given };
      if (Object.keys(values).length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(values));
      for (const listener of listeners) listener();
    },
    blocks: () => Object.keys(values),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value that was emptied is written without one. */
function read(json: string | null): Values {
  try {
    return json === null ? {} : (JSON.parse(json) as Values);
  } catch {
    return {};
  }
}

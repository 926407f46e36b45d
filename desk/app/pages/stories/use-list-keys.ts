import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { hasSingleKeys, isTyping } from '../../shell/use-frame-keys.ts';

export interface ListKeys {
  move(step: 1 | -1): void;
  select(): void;
  selectRange(): void;
  selectAll(): void;
  /** Clears the selection; false where there was none. */
  clear(): boolean;
  clearFilters(): void;
  work(part: 'assignee' | 'stage' | 'due'): void;
  search(): void;
}

/** The keys of a list: J K, Enter, X, A, S, D, /. Arrows and Space work while a row has the focus. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const single = (act: (keys: ListKeys) => void) => (event: KeyboardEvent) => {
      if (isTyping(event) || !hasSingleKeys()) return;
      event.preventDefault();
      act(latest.current);
    };
    /** Buttons and other links keep their own keys. */
    const onRow = (act: (keys: ListKeys) => void) => (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (!target?.closest('[data-row-link]')) return;
      event.preventDefault();
      act(latest.current);
    };
    return tinykeys(window, {
      j: single((list) => list.move(1)),
      k: single((list) => list.move(-1)),
      ArrowDown: onRow((list) => list.move(1)),
      ArrowUp: onRow((list) => list.move(-1)),
      Space: onRow((list) => list.select()),
      x: single((list) => list.select()),
      'Shift+X': single((list) => list.clearFilters()),
      'Shift+J': single((list) => {
        list.move(1);
        list.selectRange();
      }),
      'Shift+K': single((list) => {
        list.move(-1);
        list.selectRange();
      }),
      '$mod+a': (event) => {
        if (isTyping(event)) return;
        event.preventDefault();
        latest.current.selectAll();
      },
      // biome-ignore lint/correctness/noComponentHookFactories: the name of a key
      Escape: (event) => {
        if (!isTyping(event) && latest.current.clear()) event.preventDefault();
      },
      a: single((list) => list.work('assignee')),
      s: single((list) => list.work('stage')),
      d: single((list) => list.work('due')),
      '/': single((list) => list.search()),
    });
  }, []);
}

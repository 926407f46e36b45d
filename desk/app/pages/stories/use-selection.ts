import { useCallback, useState } from 'react';

/** Selected rows by id; a range goes from the last one that was chosen. */
export function useSelection(ids: readonly string[], initial: ReadonlySet<string> = new Set()) {
  const [selected, setSelected] = useState(initial);
  const [last, setLast] = useState<string>();
  const set = useCallback((id: string, isSelected: boolean) => {
    setLast(id);
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const selectTo = (id: string) => {
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)];
    if (to < 0) return;
    const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    setSelected((before) => new Set([...before, ...ids.slice(start, end + 1)]));
  };
  return {
    selected,
    set,
    selectTo,
    selectAll: (all: readonly string[]) => setSelected(new Set(all)),
    clear: () => setSelected(new Set()),
  };
}

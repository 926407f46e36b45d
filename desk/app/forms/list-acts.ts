import { showToast } from '../ui/toasts.ts';
import { inserted, moved } from './list-order.ts';

interface List<T> {
  /** As it is now: an undo comes seconds later. */
  read: () => readonly T[];
  write: (list: readonly T[]) => void;
  nameOf: (entry: T, index: number) => string;
}

/** What an editor does to a list of a story. What is removed can be put back. */
export function listActs<T>({ read, write, nameOf }: List<T>) {
  return {
    onMove: (from: number, to: number) => write(moved(read(), from, to)),
    onRemove(index: number) {
      const entry = read()[index];
      if (entry === undefined) return;
      write(read().toSpliced(index, 1));
      showToast(`Removed “${nameOf(entry, index)}”`, {
        undo: () => write(inserted(read(), index, entry)),
      });
    },
    add: (entry: T) => write([...read(), entry]),
    change: (index: number, entry: T) => write(read().with(index, entry)),
  };
}

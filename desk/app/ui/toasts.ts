/** What just happened, for ten seconds, with a way back. */
export interface Toast {
  id: number;
  text: string;
  /** Takes it back. */
  undo?: () => void | Promise<void>;
  isProblem?: boolean;
}

const shownMilliseconds = 10_000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const currentToasts = () => toasts;
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what happened, e.g. `showToast('Withdrew “The chip shortage”', { undo })`. */
export function showToast(text: string, options: Omit<Toast, 'id' | 'text'> = {}): void {
  lastId += 1;
  change([...toasts.slice(-2), { id: lastId, text, ...options }]);
  releaseToast(lastId);
}

export function hideToast(id: number): void {
  holdToast(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** It stays while the pointer or the focus is on it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function releaseToast(id: number): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => hideToast(id), shownMilliseconds),
  );
}

/** Takes back the last act that has an undo: what ⌘Z does outside of a text. False where there is none. */
export function undoLast(): boolean {
  const toast = toasts.findLast(({ undo }) => undo);
  if (!toast) return false;
  void runUndo(toast);
  return true;
}

/** Takes an act back; one that cannot be taken back says why. */
export async function runUndo({ id, undo }: Pick<Toast, 'id' | 'undo'>): Promise<void> {
  hideToast(id);
  try {
    await undo?.();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The server could not be reached.';
    showToast(`This was not undone: ${reason}`, { isProblem: true });
  }
}

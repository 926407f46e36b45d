import { useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import styles from './toast-region.module.css';
import {
  currentToasts,
  hideToast,
  holdToast,
  onToasts,
  releaseToast,
  runUndo,
  type Toast,
} from './toasts.ts';

/** The lower left corner, where the desk says what happened. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts);
  return (
    <section className={styles.region} aria-label="What just happened" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, text, undo, isProblem } }: { toast: Toast }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the pointer on it keeps it in view, nothing more
    <div
      className={styles.toast}
      data-problem={isProblem}
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={() => releaseToast(id)}
      onFocus={() => holdToast(id)}
      onBlur={() => releaseToast(id)}
    >
      <span>{text}</span>
      {undo && (
        <Button kind="quiet" size="small" onPress={() => void runUndo({ id, undo })}>
          Undo
        </Button>
      )}
      <IconButton label="Hide" icon="close" size="small" onPress={() => hideToast(id)} />
    </div>
  );
}

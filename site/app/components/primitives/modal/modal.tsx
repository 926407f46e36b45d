import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { announceModalClosed, type ClosedBy } from '#app/behaviours/modal-closed.ts';
import { overlay } from '#app/behaviours/overlay.ts';
import { routeChanged } from '#app/behaviours/route-changed.ts';
import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  /** Its name in the event `modal-closed`. */
  name: string;
  title: string;
  /** The reader wants it gone: stop rendering it. */
  onClose: () => void;
  /** A sheet of at most 570 px, one of 440 or 960 px, or the whole window on ink, for pictures. */
  kind?: 'sheet' | 'narrow' | 'wide' | 'screen';
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Text fields and lists; switches follow a text that is to be read first. */
const firstField = ':is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea):enabled';

/**
 * Open while rendered. The native dialog traps focus and returns it; the page below does not scroll meanwhile. The
 * scrim, the X, Escape and a navigation close it.
 */
export function Modal({ name, title, onClose, kind = 'sheet', footer, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent((by: ClosedBy) => {
    announceModalClosed(document, { name, by });
    onClose();
  });

  // Before the element is removed: only then does the browser return focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const deactivate = overlay.activate();
    dialog.showModal();
    // The browser would choose the first button, which closes the dialog.
    dialog.querySelector<HTMLElement>(firstField)?.focus();
    return () => {
      dialog.close();
      deactivate();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: EventTarget | null = null;
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file chooser inside also cancels, and bubbles.
        if (event.target !== dialog) return;
        event.preventDefault();
        close('escape');
      },
      { signal },
    );
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        if (target.closest('[data-close]')) close('button');
        // Pressed and released outside: selecting text up to the edge keeps the modal open.
        else if (target === dialog && pressed === dialog) close('scrim');
      },
      { signal },
    );
    document.addEventListener(routeChanged, () => close('route'), { signal });
    return () => stop.abort();
  }, []);

  return (
    <dialog
      ref={ref}
      className={kind === 'screen' || kind === 'sheet' ? styles[kind] : `${styles.sheet} ${styles[kind]}`}
      aria-labelledby={titleId}
      data-modal={name}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} data-close>
            <Icon name="close" size={22} />
            <span className="vh">{copy.close}</span>
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </section>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

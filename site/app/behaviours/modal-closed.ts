export const modalClosed = 'modal-closed';

/** What closed it: the scrim, the X, the Escape key, another page, or the modal's own buttons. */
export type ClosedBy = 'scrim' | 'button' | 'escape' | 'route' | 'done';

export interface ModalClosed {
  name: string;
  by: ClosedBy;
}

/** Tells the document which modal has closed and why. */
export function announceModalClosed(target: Pick<EventTarget, 'dispatchEvent'>, detail: ModalClosed): void {
  target.dispatchEvent(new CustomEvent(modalClosed, { detail }));
}

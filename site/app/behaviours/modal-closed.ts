export const modalClosed = 'modal-closed';

/** Why it closed: the scrim, the X, the Escape key, a navigation, or the modal's own buttons. */
export type ClosedBy = 'scrim' | 'button' | 'escape' | 'route' | 'done';

export interface ModalClosed {
  name: string;
  by: ClosedBy;
}

/** Announces on the document which modal closed and why. */
export function announceModalClosed(target: Pick<EventTarget, 'dispatchEvent'>, detail: ModalClosed): void {
  target.dispatchEvent(new CustomEvent(modalClosed, { detail }));
}

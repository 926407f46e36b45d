/** One ad unit in the page. */
export interface SlotState {
  slotName: string;
  /** It came near the window. */
  isLazyLoaded: boolean;
  isRendered: boolean;
  isBlank: boolean;
  isCollapsed: boolean;
  isInView: boolean;
  /** Asked for, and not answered yet. */
  isLoading: boolean;
  /** Its name changed; it loads again when the new page stands. */
  isStale: boolean;
  collapsesEmpty: boolean;
}

export type SlotEvent =
  | { kind: 'near' | 'loading' | 'destroy' | 'routed' | 'failed' | 'sold' }
  | { kind: 'rendered'; isEmpty: boolean }
  | { kind: 'view'; isInView: boolean }
  /** Moved: it takes the place of another unit, be it under the same name. */
  | { kind: 'name'; slotName: string; isMoved?: boolean };

export const startSlot = (slotName: string, collapsesEmpty: boolean): SlotState => ({
  slotName,
  isLazyLoaded: false,
  isRendered: false,
  isBlank: false,
  isCollapsed: false,
  // Until somebody looked, a reader may be looking.
  isInView: true,
  isLoading: false,
  isStale: false,
  collapsesEmpty,
});

/** Near, and nothing there yet: ask for an ad. */
export const wantsAd = (slot: SlotState) =>
  slot.isLazyLoaded && !slot.isRendered && !slot.isLoading && !slot.isStale;

export function moveSlot(slot: SlotState, event: SlotEvent): SlotState {
  return collapse(step(slot, event));
}

function step(slot: SlotState, event: SlotEvent): SlotState {
  switch (event.kind) {
    case 'near':
      return slot.isLazyLoaded ? slot : { ...slot, isLazyLoaded: true };
    case 'loading':
      return { ...slot, isLoading: true };
    case 'rendered':
      return { ...slot, isLoading: false, isRendered: true, isBlank: event.isEmpty };
    case 'failed':
      // To a reader, an ad that never came is an empty one.
      return { ...slot, isLoading: false, isRendered: true, isBlank: true };
    case 'sold':
      // Nothing was sold here before; its room is still there, and now something comes into it.
      return { ...slot, isRendered: false, isBlank: false };
    case 'view':
      return slot.isInView === event.isInView ? slot : { ...slot, isInView: event.isInView };
    case 'destroy':
      return { ...slot, isLazyLoaded: false, isRendered: false, isBlank: false, isLoading: false };
    case 'name':
      return event.slotName === slot.slotName && !event.isMoved
        ? slot
        : { ...slot, slotName: event.slotName, isStale: true };
    case 'routed':
      return slot.isStale
        ? { ...slot, isStale: false, isRendered: false, isBlank: false, isLoading: false }
        : slot;
  }
}

/** Room that a reader looks at is not taken away: an empty slot folds once it is out of sight. */
function collapse(slot: SlotState): SlotState {
  const mustFold = slot.isBlank && slot.collapsesEmpty && (slot.isCollapsed || !slot.isInView);
  return mustFold === slot.isCollapsed ? slot : { ...slot, isCollapsed: mustFold };
}

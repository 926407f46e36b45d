/** One ad unit in the page. */
export interface SlotState {
  slotName: string;
  /** Close to the viewport. */
  isLazyLoaded: boolean;
  isRendered: boolean;
  isBlank: boolean;
  isCollapsed: boolean;
  isInView: boolean;
  /** Requested, without a result yet. */
  isLoading: boolean;
  /** Its name changed; it loads again after the navigation. */
  isStale: boolean;
  collapsesEmpty: boolean;
}

export type SlotEvent =
  | { kind: 'approach' | 'loading' | 'destroy' | 'routed' | 'failed' | 'inventory' }
  | { kind: 'rendered'; isEmpty: boolean }
  | { kind: 'view'; isInView: boolean }
  /** `isMoved`: takes the place of another unit, even under the same name. */
  | { kind: 'name'; slotName: string; isMoved?: boolean };

export const startSlot = (slotName: string, collapsesEmpty: boolean): SlotState => ({
  slotName,
  isLazyLoaded: false,
  isRendered: false,
  isBlank: false,
  isCollapsed: false,
  // Assumed visible until the observer reports.
  isInView: true,
  isLoading: false,
  isStale: false,
  collapsesEmpty,
});

/** Close to the viewport and nothing loaded or loading. */
export const wantsAd = (slot: SlotState) =>
  slot.isLazyLoaded && !slot.isRendered && !slot.isLoading && !slot.isStale;

export function moveSlot(slot: SlotState, event: SlotEvent): SlotState {
  return collapse(step(slot, event));
}

function step(slot: SlotState, event: SlotEvent): SlotState {
  switch (event.kind) {
    case 'approach':
      return slot.isLazyLoaded ? slot : { ...slot, isLazyLoaded: true };
    case 'loading':
      return { ...slot, isLoading: true };
    case 'rendered':
      return { ...slot, isLoading: false, isRendered: true, isBlank: event.isEmpty };
    case 'failed':
      // For readers, an ad that failed is an empty one.
      return { ...slot, isLoading: false, isRendered: true, isBlank: true };
    case 'inventory':
      // There was no inventory before; the space is still reserved, and an ad may load now.
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

/** Space in view never collapses: an empty slot collapses once it is out of view. */
function collapse(slot: SlotState): SlotState {
  const mustCollapse = slot.isBlank && slot.collapsesEmpty && (slot.isCollapsed || !slot.isInView);
  return mustCollapse === slot.isCollapsed ? slot : { ...slot, isCollapsed: mustCollapse };
}

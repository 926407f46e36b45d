import type { SlotState } from './slot-machine.ts';
import type { Unit } from './unit.ts';

function stateName(state: SlotState): string {
  if (state.isCollapsed) return 'collapsed';
  if (state.isRendered) return state.isBlank ? 'blank' : 'rendered';
  return state.isLoading ? 'loading' : 'waiting';
}

/** Whether the browser supports scroll anchoring. */
function hasScrollAnchoring(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/** Writes a unit's state to `data-ad-state`, which the style sheet reads. */
export function showUnit({ container, state }: Pick<Unit, 'container' | 'state'>): void {
  const name = stateName(state);
  if (container.dataset.adState === name) return;
  // Measuring forces a layout: only where the result is used.
  const before =
    name === 'collapsed' && !hasScrollAnchoring() ? container.getBoundingClientRect() : undefined;
  container.dataset.adState = name;
  if (before && before.height > 0 && before.bottom <= 0)
    scrollBy({ top: -before.height, behavior: 'instant' });
}

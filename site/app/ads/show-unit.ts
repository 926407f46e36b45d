import type { SlotState } from './machines/slot-machine.ts';
import type { Unit } from './unit.ts';

function wordOf(state: SlotState): string {
  if (state.isCollapsed) return 'collapsed';
  if (state.isRendered) return state.isBlank ? 'blank' : 'rendered';
  return state.isLoading ? 'loading' : 'waiting';
}

/** Where browsers do not hold the page still themselves when something above the window changes its height. */
function holdsStill(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/** Writes a unit's state where the style sheet reads it. */
export function showUnit({ container, state }: Pick<Unit, 'container' | 'state'>): void {
  const word = wordOf(state);
  if (container.dataset.adState === word) return;
  // Asking where something stands makes a browser lay out the page: only where the answer is used.
  const before = word === 'collapsed' && !holdsStill() ? container.getBoundingClientRect() : undefined;
  container.dataset.adState = word;
  if (before && before.height > 0 && before.bottom <= 0)
    scrollBy({ top: -before.height, behavior: 'instant' });
}

import { showUnit } from './show-unit.ts';
import { moveSlot, type SlotState, startSlot } from './slot-machine.ts';
import type { ViewWatch } from './watch-view.ts';

export interface Unfilled {
  /** Replaces the list of places without inventory. */
  set: (containers: readonly HTMLElement[]) => void;
  /** Reports whether one of them is in view. */
  view: (container: HTMLElement, isInView: boolean) => void;
}

/** Places without inventory on this device or page: their space collapses once out of view. */
export function createUnfilled(watch: Pick<ViewWatch, 'observe' | 'unobserve'>): Unfilled {
  const states = new Map<HTMLElement, SlotState>();
  const update = (container: HTMLElement, state: SlotState) => {
    states.set(container, state);
    showUnit({ container, state });
  };
  return {
    set(containers) {
      for (const container of states.keys()) {
        if (containers.includes(container)) continue;
        states.delete(container);
        watch.unobserve(container);
        delete container.dataset.adState;
      }
      for (const container of containers) {
        if (states.has(container)) continue;
        update(container, moveSlot(startSlot('', true), { kind: 'failed' }));
        watch.observe(container);
      }
    },
    view(container, isInView) {
      const state = states.get(container);
      if (state) update(container, moveSlot(state, { kind: 'view', isInView }));
    },
  };
}

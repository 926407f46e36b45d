import { moveSlot, type SlotState, startSlot } from './machines/slot-machine.ts';
import { showUnit } from './show-unit.ts';
import type { ViewWatch } from './watch-view.ts';

export interface Unsold {
  /** These and no others are places nothing is sold for. */
  set: (containers: readonly HTMLElement[]) => void;
  /** Whether a reader looks at one of them. */
  view: (container: HTMLElement, isInView: boolean) => void;
}

/** Places that nothing is sold for on this device or page: their room folds once nobody looks at it. */
export function createUnfilled(watch: Pick<ViewWatch, 'observe' | 'unobserve'>): Unsold {
  const states = new Map<HTMLElement, SlotState>();
  const keep = (container: HTMLElement, state: SlotState) => {
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
        keep(container, moveSlot(startSlot('', true), { kind: 'failed' }));
        watch.observe(container);
      }
    },
    view(container, isInView) {
      const state = states.get(container);
      if (state) keep(container, moveSlot(state, { kind: 'view', isInView }));
    },
  };
}

import { nextTask } from '../behaviours/next-task.ts';

/** The steps of loading ads, handed in so that their order is what is tested. */
export interface LoadSteps<Unit> {
  clear: (units: readonly Unit[]) => void;
  assignIds: (units: readonly Unit[]) => void;
  /** Who bids for them; an auction that fails or takes too long costs nobody their ad. */
  auction: (units: readonly Unit[]) => Promise<void>;
  render: (units: readonly Unit[]) => void;
}

/** Clearing, assigning ids, auction, then the render callback. */
export async function loadUnits<Unit>(units: readonly Unit[], steps: LoadSteps<Unit>): Promise<void> {
  if (units.length === 0) return;
  steps.clear(units);
  steps.assignIds(units);
  // What defines a slot and what asks for its ad are work enough each.
  await Promise.all([nextTask(), steps.auction(units).catch(() => {})]);
  steps.render(units);
}

import { nextTask } from '../../behaviours/next-task.ts';

/** The steps of loading ads, passed in so that tests can check their order. */
interface LoadSteps<Unit> {
  clear: (units: readonly Unit[]) => void;
  assignIds: (units: readonly Unit[]) => void;
  /** A failed or slow auction does not block the ad. */
  auction: (units: readonly Unit[]) => Promise<void>;
  render: (units: readonly Unit[]) => void;
}

/** Clearing, assigning ids, auction, then the render callback. */
export async function loadUnits<Unit>(units: readonly Unit[], steps: LoadSteps<Unit>): Promise<void> {
  if (units.length === 0) return;
  steps.clear(units);
  steps.assignIds(units);
  // Defining a slot and requesting its ad run in separate tasks to avoid a long one.
  await Promise.all([nextTask(), steps.auction(units).catch(() => {})]);
  steps.render(units);
}

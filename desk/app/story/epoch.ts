import { CallFailure, type StoryCalls } from './story-calls.ts';

/** The server answers so when a number of steps means another text than in this tab: a backup was restored. */
const replaced = 'draft_replaced';
export const isReplaced = (error: unknown): boolean =>
  error instanceof CallFailure && error.reason === replaced;

/** A server that has fewer steps than this tab went back, without knowing it: the whole text of the tab is merged then. */
export function rejectEarlier(step: number, known: number): void {
  if (step < known) throw new CallFailure(409, replaced, 'The text on the server is an earlier one');
}

/** The calls that count steps or revisions, each with the epoch in which this tab counts. */
export function callsInEpoch<Calls extends Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft'>>(
  calls: Calls & Partial<Pick<StoryCalls, 'changeFields'>>,
  epoch: () => string,
): Calls {
  return {
    ...calls,
    addSteps: (...[sent, how]: Parameters<StoryCalls['addSteps']>) =>
      calls.addSteps({ ...sent, epoch: epoch() }, how),
    listSteps: (since: number) => calls.listSteps(since, epoch()),
    ...(calls.changeFields
      ? {
          changeFields: (...[changes, how]: Parameters<StoryCalls['changeFields']>) =>
            calls.changeFields?.(changes, { ...how, epoch: epoch() }),
        }
      : {}),
  };
}

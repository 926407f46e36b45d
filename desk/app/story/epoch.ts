import { CallFailure, type StoryCalls } from './story-calls.ts';
import type { Account } from './unsent-store.ts';

/** The server answers so when a number of steps means another text than in this tab: a backup was restored. */
const replaced = 'draft_replaced';
export const isReplaced = (error: unknown): boolean =>
  error instanceof CallFailure && error.reason === replaced;

/** A server that has fewer steps than this tab went back, without knowing it: the whole text of the tab is merged then. */
export function rejectEarlier(step: number, known: number): void {
  if (step < known) throw new CallFailure(409, replaced, 'The text on the server is an earlier one');
}

/** The calls that write, with the account that wrote; those that count steps or revisions also with the epoch of this tab. */
export function callsOfTab<Calls extends Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft'>>(
  calls: Calls & Partial<Pick<StoryCalls, 'changeFields' | 'addNote'>>,
  account: Account | undefined,
  epoch: () => string,
): Calls {
  const signed = account ? { account: account.sub } : {};
  const written = () => ({ epoch: epoch(), ...signed });
  return {
    ...calls,
    addSteps: (...[sent, how]: Parameters<StoryCalls['addSteps']>) =>
      calls.addSteps({ ...sent, ...written() }, how),
    listSteps: (since: number) => calls.listSteps(since, epoch()),
    ...(calls.changeFields
      ? {
          changeFields: (...[changes, how]: Parameters<StoryCalls['changeFields']>) =>
            calls.changeFields?.(changes, { ...how, ...written() }),
        }
      : {}),
    ...(calls.addNote
      ? { addNote: (note: Parameters<StoryCalls['addNote']>[0]) => calls.addNote?.({ ...note, ...signed }) }
      : {}),
  };
}

import type { CallFailure } from './story-calls.ts';

/** Why words are not stored yet; what was typed stays in this browser until they are. */
export interface SaveProblem {
  kind: 'offline' | 'signed-out' | 'denied' | 'gone' | 'server' | 'read-only' | 'busy';
  cause: string;
  cure: string;
  /** When the server first did not take a change, in milliseconds. */
  since: number;
}

type Words = Omit<SaveProblem, 'since'>;

const again = 'Neutron tries again by itself.';

export const signedOut: Words = {
  kind: 'signed-out',
  cause: 'Your session has ended.',
  cure: 'Sign in again, and everything you typed is saved.',
};

/** What editors read about a failed save. */
export function problemOf({ status, reason, message }: CallFailure): Words {
  if (status === 0) return { kind: 'offline', cause: 'There is no connection to the server.', cure: again };
  if (status === 401) return signedOut;
  if (reason === 'other_account')
    return {
      kind: 'denied',
      cause: 'Another account is signed in here now.',
      cure: 'Your text waits in this browser until you sign in again and open the story.',
    };
  if (status === 403)
    return { kind: 'denied', cause: message, cure: 'Ask someone with this right, or copy your text.' };
  if (status === 404 || reason === 'steps_gone')
    return {
      kind: 'gone',
      cause: 'This story is no longer there.',
      cure: 'Copy your text before you close the page.',
    };
  if (status === 507 || reason === 'storage_full')
    return {
      kind: 'read-only',
      cause: 'The server cannot store anything.',
      cure: `Tell your administrator. ${again}`,
    };
  if (status === 429) return { kind: 'busy', cause: 'The server gets too many requests.', cure: again };
  return { kind: 'server', cause: 'The server could not save.', cure: again };
}

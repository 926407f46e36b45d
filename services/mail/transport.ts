import type { StoredEmail } from './email.ts';

export type Outcome =
  | { kind: 'sent' }
  /** Try this e-mail later: full mailbox, greylisting. */
  | { kind: 'later'; reason: string }
  /** Permanently rejected; `isAboutMailbox`: the mailbox does not exist. */
  | { kind: 'rejected'; reason: string; isAboutMailbox?: boolean }
  /** No e-mail can be sent now: the server is down, too slow, or rejects the credentials. */
  | { kind: 'down'; reason: string };

export interface Transport {
  send(email: StoredEmail): Promise<Outcome>;
  close(): void;
}

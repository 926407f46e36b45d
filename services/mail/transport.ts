import type { StoredEmail } from './email.ts';

export type Outcome =
  | { kind: 'sent' }
  /** This letter not now: full mailbox, gray listing. */
  | { kind: 'later'; reason: string }
  /** This letter never; `isAboutMailbox`: and no other to this mailbox, which is not there. */
  | { kind: 'refused'; reason: string; isAboutMailbox?: boolean }
  /** No letter now: the server is away, too slow, or does not know us. */
  | { kind: 'down'; reason: string };

export interface Transport {
  send(letter: StoredEmail): Promise<Outcome>;
  close(): void;
}

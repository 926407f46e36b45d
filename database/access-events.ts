import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DialectName } from './connect.ts';
import { appendEvent } from './outbox.ts';

/** The entity of events about what an account may open. */
export const accountEntity = 'staff';

/** Their id: events outlive an account that was erased, and must not name it. */
export const accountKey = (sub: string): string =>
  createHash('sha256').update(`access of ${sub}`).digest('base64url');

interface AccessChange {
  sub: string;
  kind: 'rights changed' | 'sessions ended';
  at: Date;
}

/**
 * The one signal that something an account could open may now be closed to it, for every process. Call it last in the
 * transaction that changes rights or ends a session.
 */
export const announceAccessChange = <T>(
  trx: Transaction<T>,
  dialect: DialectName,
  { sub, kind, at }: AccessChange,
): Promise<void> =>
  appendEvent(trx, dialect, { kind, entity: accountEntity, entityId: accountKey(sub), keys: [], at });

import type { Transaction } from 'kysely';
import type { DialectName } from './connect.ts';
import { appendEvent } from './outbox.ts';

/** The entity of events about what an account may open; their id is the account's `sub`. */
export const accountEntity = 'staff';

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
): Promise<void> => appendEvent(trx, dialect, { kind, entity: accountEntity, entityId: sub, keys: [], at });

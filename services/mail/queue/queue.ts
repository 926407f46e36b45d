import type { Database } from '#database/connect.ts';
import { type Claims, createClaims, type OnSettled } from './claims.ts';
import { createEmailRecords, type EmailRecords } from './email-records.ts';
import { createEnqueue, type Enqueue } from './enqueue.ts';
import { cacheSharedContents } from './shared-contents.ts';

/** The e-mail queue. E-mails are stored before a response promises that they will be sent. */
export interface Outbox extends Enqueue, Claims, EmailRecords {}

export interface OutboxOptions {
  db: Database;
  host: string;
  onSettled?: OnSettled;
}

export function createOutbox({ db, host, onSettled }: OutboxOptions): Outbox {
  const contentOf = cacheSharedContents();
  return {
    ...createEnqueue(host),
    ...createClaims(db, contentOf, onSettled),
    ...createEmailRecords(db, contentOf),
  };
}

import { sql } from 'kysely';
import type { Migration } from '#database/migrate.ts';

/**
 * A number of steps means one document only within an epoch of its draft: a restored backup counts on from an earlier one
 * (decision 0208).
 */
export const content036: Migration = {
  name: '036-draft-epochs',
  async up(trx, dialect) {
    const { schema } = trx;
    await schema
      .alterTable('content_drafts')
      .addColumn('epoch', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const [name, type] of [
      ['epoch_step', 'integer'],
      ['epoch_at', 'bigint'],
    ] as const)
      await schema
        .alterTable('content_drafts')
        .addColumn(name, type, (column) => column.notNull().defaultTo(0))
        .execute();
    const random = dialect === 'postgres' ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
    await sql`update content_drafts set epoch = ${random}`.execute(trx);
    // A restore of an older backup has counted itself already.
    await sql`insert into content_state (name, value) select 'restores', 0
      where not exists (select 1 from content_state where name = 'restores')`.execute(trx);
  },
};

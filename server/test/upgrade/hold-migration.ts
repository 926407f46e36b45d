// A migration that writes and never ends: the test kills this process in the middle of it.
import { contentMigrations } from '#api/migrate-api.ts';
import { connect } from '#database/connect.ts';
import { type Migration, migrate } from '#database/migrate.ts';

const endless: Migration = {
  name: '999-endless',
  async up(trx) {
    await trx.deleteFrom('content_texts' as never).execute();
    process.stdout.write('in the middle\n');
    await new Promise(() => setInterval(() => undefined, 1000));
  },
};

const db = await connect({ file: process.argv[2] ?? '' });
await migrate(db, 'content', [...contentMigrations, endless]);

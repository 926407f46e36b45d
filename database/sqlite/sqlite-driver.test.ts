import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { searchFiles } from '../test/search-files.ts';

interface Tables {
  note: { id: number; text: string };
}

let folder: string;
let file: string;
let db: Database<Tables>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-sqlite-'));
  file = join(folder, 'deep', 'test.sqlite');
  db = (await connect({ file })).as<Tables>();
  await sql`create table note (id integer primary key, text text not null)`.execute(db.kysely);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (id: number, on: Database<Tables>['kysely'] = db.kysely) =>
  on
    .insertInto('note')
    .values({ id, text: `note ${id}` })
    .execute();
const count = async (on = db) => (await on.kysely.selectFrom('note').selectAll().execute()).length;

it('makes the folder, keeps a write-ahead log and checks references', async () => {
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db.kysely)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('foreign_keys')).toBe(1);
});

it('lets readers read while a transaction is open, and shows its writes only after the commit', async () => {
  await db.transaction(async (trx) => {
    await add(1, trx);
    expect(await count()).toBe(0);
    expect((await trx.selectFrom('note').selectAll().execute()).length).toBe(1);
  });
  expect(await count()).toBe(1);
});

it('runs writers one after the other', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    db.transaction(async (trx) => {
      order.push(`${name} in`);
      await add(order.length, trx);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b'), add(100).then(() => order.push('single'))]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'single']);
});

it('takes everything back when the work fails, and goes on after it', async () => {
  const failing = db.transaction(async (trx) => {
    await add(1, trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(add(1).then(() => add(1))).rejects.toThrow(/UNIQUE/);
  await add(2);
  expect(await count()).toBe(2);
});

it('waits for a writer in another process without blocking this one', async () => {
  const other = (await connect({ file })).as<Tables>();
  let release = () => {};
  const held = other.transaction(async (trx) => {
    await add(1, trx);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const waiting = add(2);
  let ticks = 0;
  while (ticks < 5) {
    await new Promise((resolve) => setImmediate(resolve));
    ticks += 1;
  }
  release();
  await held;
  await waiting;
  expect(await count()).toBe(2);
  await other.close();
});

it('names the missing option without a file and a URL', async () => {
  await expect(connect({})).rejects.toThrow(/databaseUrl .* file/);
});

describe('faults', () => {
  const faults: string[] = [];
  beforeEach(() => {
    faults.length = 0;
    db.onFault((fault) => faults.push(fault));
  });
  /** The connection that writes, as this process opened it. */
  const onWriter = (command: string) => db.transaction((trx) => sql.raw(command).execute(trx));

  it('a file that cannot grow takes a transaction back as a whole, and takes the next one when it can', async () => {
    const pages = Number(
      Object.values((await sql.raw('pragma page_count').execute(db.kysely)).rows[0] ?? {})[0],
    );
    await onWriter(`pragma max_page_count = ${pages}`);
    const text = 'x'.repeat(100_000);
    const large = db.transaction(async (trx) => {
      await add(1, trx);
      await trx.insertInto('note').values({ id: 2, text }).execute();
    });
    await expect(large).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await expect(db.kysely.insertInto('note').values({ id: 3, text }).execute()).rejects.toMatchObject({
      code: 'SQLITE_FULL',
    });
    expect([await count(), new Set(faults)]).toEqual([0, new Set(['full'])]);
    await onWriter('pragma max_page_count = 1000000');
    await db.kysely.insertInto('note').values({ id: 2, text }).execute();
    expect(await count()).toBe(1);
  });

  it('a locked file is waited for once: writers that come later fail at once, until one succeeds', async () => {
    const other = new Sqlite(file);
    other.exec('begin exclusive');
    const together = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => add(id)));
    expect(together.every(({ status }) => status === 'rejected')).toBe(true);
    for (let id = 0; id < 3; id += 1) await expect(add(id)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    expect(new Set(faults)).toEqual(new Set(['locked']));
    other.exec('rollback');
    other.close();
    await add(1);
    expect(await count()).toBe(1);
  });

  it('writes are rejected while the file is known to be corrupt, reads are not', async () => {
    await add(1);
    db.rejectWrites(Object.assign(new Error('corrupt'), { code: 'SQLITE_CORRUPT' }));
    await expect(add(2)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    expect(await count()).toBe(1);
    db.rejectWrites(undefined);
    await add(2);
    expect([await count(), faults]).toEqual([2, []]);
  });
});

describe('deleted rows', () => {
  const word = 'a unique name';
  const remains = async () => (await searchFiles(folder, [word])).length > 0;
  const isGone = async () => {
    await vi.waitFor(async () => expect(await remains()).toBe(false), { timeout: 20_000, interval: 20 });
  };

  it('is in no byte of the file or its log, however its rows were moved before', async () => {
    // Rows of many lengths in no order: pages are split and filled again.
    const texts = Array.from({ length: 400 }, (_, id) => `${id} ${word} `.repeat(1 + ((id * 7919) % 40)));
    for (const [id, text] of texts.entries())
      await db.kysely
        .insertInto('note')
        .values({ id: (id * 263) % 401, text })
        .execute();
    await sql`create index note_text on note (text)`.execute(db.kysely);
    await db.kysely
      .updateTable('note')
      .set({ text: `${word} once` })
      .where('id', '<', 200)
      .execute();
    await db.kysely.updateTable('note').set({ text: 'nothing' }).where('id', '<', 50).execute();
    expect(await remains()).toBe(true);
    await db.kysely.deleteFrom('note').where('id', '>=', 50).execute();
    db.onErased();
    await isGone();
    expect(await count()).toBe(50);
  });

  it('is removed from the log when its last reader has finished, without blocking readers or writers', async () => {
    await db.kysely.insertInto('note').values({ id: 1, text: word }).execute();
    const other = new Sqlite(file);
    other.exec('begin');
    expect(other.prepare('select count(*) from note').pluck().get()).toBe(1);
    await db.kysely.deleteFrom('note').execute();
    db.onErased();
    for (let id = 2; id < 5; id += 1) await add(id);
    expect([await count(), await remains()]).toEqual([3, true]);
    other.exec('commit');
    other.close();
    await isGone();
  });

  it('is cleared once from a file that was written before', async () => {
    const old = join(folder, 'old.sqlite');
    const before = new Sqlite(old);
    before.exec('create table note (id integer primary key, text text not null)');
    for (let id = 0; id < 100; id += 1) before.prepare('insert into note values (?, ?)').run(id, word);
    before.exec('delete from note');
    before.close();
    expect(await remains()).toBe(true);
    const opened = await connect({ file: old });
    expect(await remains()).toBe(false);
    await opened.close();
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { accountKey } from '#database/access-events.ts';
import { connect } from '#database/connect.ts';
import { getEventsAfter } from '#database/outbox.ts';
import type { AuditTables } from '#services/audit/audit-tables.ts';
import type { IdentityTables } from '#services/identity/identity-tables.ts';

const run = promisify(execFile);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-account-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const command = (name: string, ...given: string[]) => commandIn({ DATA_DIR: folder }, name, ...given);
const commandIn = (settings: Record<string, string>, name: string, ...given: string[]) =>
  run(process.execPath, [join(import.meta.dirname, name), ...given], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
const open = () => connect({ file: join(folder, 'neutron.sqlite') });
const passwordIn = (output: string) => /shown only once\): (\S+)/.exec(output)?.[1] ?? '';

describe('npm run account', () => {
  it('AU-41 sets a generated password, shows it once, stores it only as a hash, and is audited', async () => {
    const email = 'ines@mail.example';
    const first = passwordIn((await command('account.ts', email, '--create')).output);
    const second = await command('account.ts', email, '--role', 'staff');
    expect(first).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect([passwordIn(second.output) === first, second.output.includes('(staff)')]).toEqual([false, true]);

    const db = await open();
    const accounts = await db
      .as<IdentityTables>()
      .kysely.selectFrom('identity_accounts')
      .selectAll()
      .execute();
    expect(accounts).toMatchObject([{ email, role: 'staff', email_verified: 1 }]);
    const entries = await db
      .as<AuditTables>()
      .kysely.selectFrom('audit_entries')
      .select(['what', 'detail'])
      .orderBy('number')
      .execute();
    expect(entries).toEqual([
      { what: 'account created by command', detail: '{}' },
      { what: 'role changed', detail: '{"from":"none","to":"reader"}' },
      { what: 'password set by command', detail: '{}' },
      { what: 'role changed', detail: '{"from":"reader","to":"staff"}' },
    ]);
    await db.close();
    const stored = await readFile(join(folder, 'neutron.sqlite'), 'latin1');
    for (const password of [first, passwordIn(second.output)]) expect(stored).not.toContain(password);

    expect((await command('audit.ts')).output).toMatch(/^All 4 entries in .* are intact/);
    const forger = await open();
    await forger
      .as<AuditTables>()
      .kysely.updateTable('audit_entries')
      .set({ detail: '{}' })
      .where('number', '=', 4)
      .execute();
    await forger.close();
    const verdict = await command('audit.ts');
    expect([verdict.code, verdict.output.trim().startsWith('Entry 4 in ')]).toEqual([1, true]);
  });

  it('gives an account a role of the newsroom, limited to sections, and rejects one that does not exist', async () => {
    const email = 'omar@mail.example';
    const made = await command(
      'account.ts',
      email,
      '--create',
      '--role',
      'editor',
      '--sections',
      'news, deals',
    );
    expect([made.code, made.output.includes('(editor)')]).toEqual([0, true]);
    const wrong = await command('account.ts', email, '--role', 'emperor');
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining('The role must be reader, staff'),
    ]);
    const db = await open();
    const staff = await db.as<ContentTables>().kysely.selectFrom('content_staff').selectAll().execute();
    const [account] = await db
      .as<IdentityTables>()
      .kysely.selectFrom('identity_accounts')
      .select(['sub', 'role'])
      .execute();
    const events = await getEventsAfter(db, 0, 100);
    await db.close();
    // It ends what a running server shows this account.
    const entityId = accountKey(account?.sub ?? '');
    expect(events.at(-1)).toMatchObject({ kind: 'rights changed', entity: 'staff', entityId });
    expect(account?.role).toBe('staff');
    expect(staff).toMatchObject([{ sub: account?.sub, role: 'editor', sections: '["news","deals"]' }]);
  });

  it('AU-41 finds entries that were truncated at the end, by the anchor of the day', async () => {
    await command('account.ts', 'ines@mail.example', '--create');
    const db = await open();
    const entries = db.as<AuditTables>().kysely;
    const newest = await entries
      .selectFrom('audit_entries')
      .select(['number', 'mark'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    const anchor = { day: '2026-11-17', entry: Number(newest.number), mark: newest.mark };
    await writeFile(join(folder, 'audit-anchors.jsonl'), `${JSON.stringify(anchor)}\n`);
    expect((await command('audit.ts')).code).toBe(0);
    await entries.deleteFrom('audit_entries').where('number', '=', newest.number).execute();
    await db.close();
    const { code, output } = await command('audit.ts');
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`Entry ${newest.number}, recorded on 2026-11-17`),
    ]);
  });

  it.each([
    ['account.ts', 'ines@mail.example'],
    ['audit.ts', '--newest=1'],
  ])('CFG-01 %s says which variable is wrong, and shows no secret', async (name, word) => {
    const wrong = { DATA_DIR: folder, DATABASE_URL: 'mysql://user:hunter2@db/x' };
    const { code, output } = await commandIn(wrong, name, word);
    expect([code, output]).toEqual([1, expect.stringContaining('DATABASE_URL is wrong')]);
    expect(output).not.toMatch(/hunter2|\bat .+\.ts:\d/);
  });
});

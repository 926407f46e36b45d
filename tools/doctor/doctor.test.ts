import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentMigrations } from '#api/migrate-api.ts';
import { starterTexts } from '#content/texts/starter-texts.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { storeMigrations } from '../backup/store-migrations.ts';
import { writeFindings } from './finding.ts';
import {
  addressFindings,
  diskFinding,
  mailFinding,
  migrationsFinding,
  secretsFinding,
  textsFindings,
} from './rules.ts';

const levels = (findings: readonly { part: string; level: string }[]) =>
  findings.map(({ part, level }) => `${part} ${level}`);

it.each([
  [{}, ['address note']],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, ['address note']],
  [{ SITE_URL: 'http://paper.example' }, ['address problem']],
  [{ SITE_URL: 'https://paper.example' }, ['address good', 'proxy note']],
  [{ SITE_URL: 'https://paper.example', TRUSTED_PROXIES: 'loopback' }, ['address good']],
])('the address of %j', (given, expected) => {
  expect(levels(addressFindings(readEnvironment(given)))).toEqual(expected);
});

it.each([
  [{}, 'mail note'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'mail sender note'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'desk@paper.example' }, undefined],
])('the mail of %j', (given, expected) => {
  const finding = mailFinding(readEnvironment(given));
  expect(finding && `${finding.part} ${finding.level}`).toBe(expected);
});

it.each([
  [undefined, 'good'],
  [0o100600, 'good'],
  [0o100644, 'problem'],
  [0o100660, 'problem'],
])('secrets with the mode %o', (mode, level) => {
  expect(secretsFinding(mode).level).toBe(level);
});

it.each([
  [50e9, 'good'],
  [1e9, 'note'],
  [100e6, 'problem'],
  [0, 'problem'],
])('%d bytes free', (bytes, level) => {
  expect(diskFinding(bytes).level).toBe(level);
});

it.each([
  [undefined, []],
  [new Set(starterTexts.keys()), ['all policies are confirmed']],
  [new Set([...starterTexts.keys()].slice(2)), ['not confirmed: about, privacy-policy']],
])('texts that are published: %s', (stored, expected) => {
  expect(textsFindings(stored).map(({ text }) => text)).toEqual(expected);
});

describe('tables', () => {
  const all = Object.entries(storeMigrations).flatMap(([service, migrations]) =>
    migrations.map(({ name }) => ({ service, name })),
  );
  it.each([
    ['none', [], 'good', 'none yet'],
    ['all', all, 'good', 'as this version needs them'],
    [
      'all but one',
      all.filter(({ name }) => name !== contentMigrations.at(-1)?.name),
      'note',
      '1 change is waiting',
    ],
    [
      'one of the future',
      [...all, { service: 'content', name: '999-later' }],
      'problem',
      'content/999-later',
    ],
  ] as const)('with %s', (_what, recorded, level, text) => {
    expect(migrationsFinding(recorded)).toMatchObject({ level, text: expect.stringContaining(text) });
  });
});

it('says in one line each what is wrong and what to do, and how many problems there are', () => {
  expect(
    writeFindings([
      { part: 'disk', level: 'good', text: '9 GB' },
      { part: 'mail', level: 'problem', text: 'no answer', mend: 'Start it.' },
    ]),
  ).toBe('ok       disk: 9 GB\nPROBLEM  mail: no answer\n         Start it.\n\n1 problem needs mending.');
});

describe('npm run doctor', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neutron-doctor-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.ts')], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: folder,
        PORT: '9',
        ...environment,
      },
    });

  it('finds nothing to mend in a new folder', () => {
    const { stdout, status } = run({});
    expect(stdout).toContain('Nothing needs mending.');
    expect(status).toBe(0);
  });

  it('names a damaged database, open secrets, and servers that do not answer', async () => {
    await writeFile(
      join(folder, 'neutron.sqlite'),
      'this is no database, and longer than a header of one has to be',
    );
    await writeFile(join(folder, 'secrets.json'), '{}');
    await chmod(join(folder, 'secrets.json'), 0o644);
    const { stdout, status } = run({ REDIS_URL: 'redis://127.0.0.1:9', SMTP_URL: 'smtp://127.0.0.1:9' });
    expect(stdout).toMatch(/PROBLEM {2}database: .*is damaged/);
    expect(stdout).toContain('PROBLEM  secrets:');
    expect(stdout).toContain('PROBLEM  Redis:');
    expect(stdout).toContain('PROBLEM  mail:');
    expect(stdout).toContain('4 problems need mending.');
    expect(status).toBe(1);
  });

  it('names a wrong variable and does not show a secret', () => {
    const { stdout, status } = run({ PORT: 'http', STAFF_TOKEN: 'short' });
    expect(stdout).toContain('PORT is wrong');
    expect(stdout).not.toContain('short');
    expect(status).toBe(1);
  });
});

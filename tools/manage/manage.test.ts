import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { makeApi, staffToken, type TestApi } from '#api/test/open-api.ts';
import { openSqliteStore } from '#database/test/stores.ts';
import { readBlocks } from '../../docs/guides/read-guide.ts';
import { runManage } from './run-manage.ts';

const guide = join(import.meta.dirname, '../../docs/guides/manage.md');

let store: Awaited<ReturnType<typeof openSqliteStore>>;
let at: TestApi;
let files: Map<string, string>;
let commands: string[];

beforeAll(async () => {
  store = await openSqliteStore();
  await migrateApi(store.db);
  const picture = { url: '/uploads/logo.svg', width: 40, height: 20 };
  at = makeApi(store.db, {
    storeUpload: async () => ({ id: 'logo', path: 'logo.svg', type: 'svg', bytes: 9, file: picture }),
  });
  const text = await readFile(guide, 'utf8');
  files = new Map(readBlocks(text).map((block) => [block.file, block.text]));
  files.set('logo.svg', '<svg/>');
  commands = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  );
});
afterAll(() => store.drop());

/** Splits a command line as a shell does, as far as the guide needs it. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function manage(line: string, more: { token?: string; isDown?: boolean } = {}) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runManage(words(line), {
    site: 'testsite',
    access: async () => ({ url: 'http://api.test', token: more.token ?? staffToken }),
    async readFile(path) {
      const text = files.get(path);
      if (text === undefined) throw new Error('ENOENT');
      return new TextEncoder().encode(text);
    },
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    fetch: async (input, init) => {
      if (more.isDown) throw new TypeError('fetch failed');
      return at.api.fetch(new Request(input, init));
    },
  });
  return { code, out: printed.join('\n'), errors: errors.join('\n') };
}

describe('docs/guides/manage.md, followed from an empty store', () => {
  it('every command does what the guide says', async () => {
    expect(commands.length).toBeGreaterThan(15);
    for (const command of commands) {
      expect(command).toMatch(/^npm run manage -- /);
      const done = await manage(command.replace('npm run manage -- ', ''));
      expect([command, done.code, done.errors]).toEqual([command, 0, '']);
    }
  });

  it('the pages show it', async () => {
    const page = async (path: string) =>
      JSON.stringify((await at.json(`/composer/testsite/pages/${path}/web`)).body);
    expect(await page('front-door/home')).toContain('The night ferry');
    expect(await page('article/night-ferry')).toContain('Mara');
    expect(await page('topic/harbor')).toContain('night-ferry');
    expect(await page('static/privacy-policy')).toContain('Harborline Press Ltd, Pier 1, Oslo');
    expect(await page('static/terms-of-service')).toContain('Be kind');
    expect(await page('static/about')).toContain('/topic/ferries/');
    expect(await page('static/licensing')).toContain('"isUnconfirmed":true');
  });
});

describe('the command line', () => {
  it.each([
    ['', 2, ''],
    ['poems list', 2, 'there is no kind poems'],
    ['tags dance', 2, 'tags has no action dance'],
    ['tags get', 2, 'ID is missing'],
    ['tags put none.json', 2, 'none.json cannot be read'],
    ['tags put broken.json', 2, 'broken.json is no JSON'],
    ['tags put nameless.json', 2, 'nameless.json: an entry needs an id'],
    ['tags list --colour red', 2, "Unknown option '--colour'"],
    ['tags get none', 1, '(not_found)'],
    ['tags put outdated.json', 1, 'newer version'],
    ['tags delete electric', 1, 'is still used by story article/night-ferry (in_use)'],
    ['link-lists put lost.json', 1, 'entry.items.0.linkUrl: there is no page at /lost/'],
    ['settings set colour red', 2, 'there is no setting colour'],
    ['settings set name', 2, 'VALUE is missing'],
    ['settings set menus @dead.json', 1, 'the link “Trams” leads nowhere: there is no topic trams'],
    ['texts confirm terms-of-service', 1, 'published already'],
    ['tags confirm electric', 2, 'only texts are confirmed'],
    ['upload notes.txt', 2, 'must be one of .svg'],
  ])('%s ends with %d', async (line, code, text) => {
    files.set('broken.json', '{');
    files.set(
      'dead.json',
      '{"shelf":[{"linkText":"Trams","linkUrl":"/topic/trams/"}],"more":{"linkText":"More"}}',
    );
    files.set('nameless.json', '{"name":"X"}');
    files.set('outdated.json', '{"id":"electric","version":1,"name":"X"}');
    files.set('lost.json', '{"id":"us.lost","items":[{"linkText":"Lost","linkUrl":"/lost/"}]}');
    const done = await manage(line);
    expect([done.code, done.errors.includes(text)]).toEqual([code, true]);
  });

  it('names a wrong token and a site that does not answer', async () => {
    expect(await manage('tags list', { token: 'wrong' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('staff token is not valid'),
    });
    expect(await manage('tags list', { isDown: true })).toMatchObject({
      code: 3,
      errors: expect.stringContaining('does not answer'),
    });
  });

  it('prints JSON, and help', async () => {
    const { out } = await manage('tags list --json');
    expect(JSON.parse(out)).toMatchObject([{ id: 'electric', entry: { name: 'Electric' } }]);
    expect(await manage('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') });
  });
});

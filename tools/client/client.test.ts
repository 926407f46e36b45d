import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { served } from '#api/app.ts';
import { openApi } from '#api/docs/openapi.ts';
import { loadApi, staffToken, type TestApi } from '#api/test/open-api.ts';
import { publication } from '#api/test/publication.ts';
import { openSqliteStore } from '#database/test/stores.ts';
import { readBlocks } from '../../docs/guides/read-guide.ts';
import { typeOf } from './schema-types.ts';
import { writeClient } from './write-client.ts';

const root = join(import.meta.dirname, '../..');
const document = openApi(
  served.map(({ call }) => call),
  publication,
);

describe('typeOf', () => {
  it.each([
    [{ $ref: '#/components/schemas/Article' }, 'Article'],
    [{ type: 'integer', format: 'int64' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 'chart' }, '"chart"'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ anyOf: [{ type: 'number' }, { type: 'integer' }, { type: 'boolean' }] }, 'number | boolean'],
    [{ type: 'array', items: { type: 'string' } }, 'Array<string>'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [
      { type: 'object', properties: { a: { type: 'string' }, 'b-c': {} }, required: ['a'] },
      '{\na: string;\n"b-c"?: unknown;\n}',
    ],
    [{}, 'unknown'],
    [
      { type: 'object', properties: { a: { type: 'null', description: 'No */ end' } } },
      '{\n/** No *\\/ end */\na?: null;\n}',
    ],
  ])('%j is %s', (schema, type) => expect(typeOf(schema)).toBe(type));
});

it('no call has two parameters of one name, so that one object holds them all', () => {
  for (const operation of Object.values(document.paths).flatMap((one) => Object.values(one))) {
    const names = operation.parameters.map(({ name }) => name);
    expect([operation.operationId, names]).toEqual([operation.operationId, [...new Set(names)]]);
    expect(names).not.toContain('body');
  }
});

describe('docs/guides/content-api.md, followed with the generated package', () => {
  const guide = join(root, 'docs/guides/content-api.md');
  let folder: string;
  let store: Awaited<ReturnType<typeof openSqliteStore>>;
  let at: TestApi;
  const fetch = (request: Request) => at.api.fetch(request);

  beforeAll(async () => {
    store = await openSqliteStore();
    at = await loadApi(store.db);
    folder = await mkdtemp(join(tmpdir(), 'neutron-client-guide-'));
    const installed = join(folder, 'node_modules/neutron-client');
    await mkdir(installed, { recursive: true });
    for (const [name, text] of Object.entries(await writeClient(document, '0.0.0')))
      await writeFile(join(installed, name), text);
    for (const { file, text } of readBlocks(await readFile(guide, 'utf8')))
      await writeFile(join(folder, file), text);
  });
  afterAll(async () => {
    await store.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

  it('has the types of the document, and both programs agree with them', { timeout: 120_000 }, async () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      skipLibCheck: false,
    };
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(
      join(folder, 'wrong.ts'),
      `import { createClient } from 'neutron-client';
const client = createClient({ url: 'http://a.example', site: 'a' });
// @ts-expect-error: no such kind of page
client.page({ pageType: 'poem', slug: 'a' });
// @ts-expect-error: the endpoint is missing
client.feed({});
// @ts-expect-error: numbers are no text
client.feed({ endpoint: 'latest', limit: '2' });
`,
    );
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [
      tsc,
      '-p',
      folder,
      '--checkers',
      '1',
    ]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it('reads', async () => {
    const { newestOf } = await load('read.ts');
    const stories = await newestOf('laptops', 'http://api.test', fetch);
    expect(stories).toHaveLength(2);
    expect(stories[0]).toMatchObject({ title: expect.any(String), url: expect.stringMatching(/^\//) });
    expect(await newestOf('nothing', 'http://api.test', fetch)).toEqual([]);
  });

  it('writes and publishes, and readers see it', async () => {
    const { publishNote } = await load('write.ts');
    expect(await publishNote('http://api.test', staffToken, fetch)).toBe('published');
    const page = await at.get('/composer/testsite/pages/article/tides-today/web');
    expect(await page.text()).toContain('Mind the quay.');
  });

  it('rejects with the reason of the API, and before a request where a part of the path is missing', async () => {
    const { createClient, ApiError } = await load('node_modules/neutron-client/index.js');
    const client = createClient({ url: 'http://api.test', site: 'testsite', apiKey: 'wrong', fetch });
    await expect(client.feed({ endpoint: 'latest' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      reason: 'key_wrong',
    });
    await expect(client.feed({ endpoint: 'latest' })).rejects.toBeInstanceOf(ApiError);
    await expect(client.feed({})).rejects.toThrow('feed needs endpoint');
    await expect(client.getStory({ id: '../a' })).rejects.toMatchObject({ reason: expect.any(String) });
  });

  it('the commands of the guide that read are answered', async () => {
    const text = await readFile(guide, 'utf8');
    const urls = [...text.matchAll(/^curl "([^"]+)"$/gm)].map(([, url = '']) =>
      url.replace('$SITE/', 'http://api.test/').replace('$SITE_ID', 'testsite').replace('$API_KEY', 'key'),
    );
    expect(urls.length).toBeGreaterThan(2);
    for (const url of urls) expect([url, (await fetch(new Request(url))).status]).toEqual([url, 200]);
  });
});

import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyDiff, readBlocks } from './read-guide.ts';

const root = join(import.meta.dirname, '../..');
let copy: string;
let touched: string[];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'neutron-guides-'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const folders = [
    'api',
    'config',
    'content',
    'database',
    'design',
    'desk',
    'platform',
    'server',
    'services',
    'site',
  ];
  for (const name of [...folders, 'neutron.config.ts', 'package.json', 'tsconfig.json'])
    await cp(join(root, name), join(copy, name), { recursive: true });
  touched = [];
  for await (const guide of glob(join(import.meta.dirname, 'add-*.md')))
    touched.push(...(await follow(guide)));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function follow(guide: string): Promise<string[]> {
  const blocks = readBlocks(await readFile(guide, 'utf8'));
  for (const { language, file, text } of blocks) {
    const path = join(copy, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, language === 'diff' ? applyDiff(file, await readFile(path, 'utf8'), text) : text);
  }
  return blocks.map(({ file }) => file);
}

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(copy, file)).href);

test('the list has every guide once', async () => {
  const list = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
  const listed = [...list.matchAll(/^\| `docs\/guides\/([^`]+)` \|/gm)].map(([, name]) => name);
  const guides = (await readdir(import.meta.dirname)).filter((name) => /(?<!README)\.md$/.test(name));
  expect(listed.sort()).toEqual(guides.sort());
});

test('the types agree once all guides are followed', { tags: ['@all'], timeout: 300_000 }, async () => {
  const config = {
    extends: './tsconfig.json',
    // Some modules of the site extend `Window` for others.
    include: ['**/*.d.ts', 'site/entry.client.tsx', 'site/app/analytics/*.ts', 'site/app/consent/*.ts'],
    exclude: ['**/*.test.ts'],
    files: touched.filter((file) => /\.tsx?$/.test(file)),
  };
  await writeFile(join(copy, 'tsconfig.guides.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // One checker: several repeat much of each other's work, and other tests use the other processors.
  const args = [tsc, '-p', 'tsconfig.guides.json', '--checkers', '1'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: copy,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('add a component view: the registry renders the ranking', async () => {
  const { registry } = await load('site/app/registry.tsx');
  const { rankingExample } = await load('content/layouts/ranking-example.ts');
  const component = {
    data: { title: 'Top ten' },
    items: [{ id: '1', title: 'A story', url: '/article/a-story/' }],
  };
  const html = renderToStaticMarkup(createElement(registry.ContentList.ranking, { component }));
  expect(html).toContain('<a href="/article/a-story/">A story</a>');
  expect(rankingExample.components['top-ten'].source).toMatchObject({ order: 'trending' });
});

test('add a service: it counts stories and rejects anything else', async () => {
  const { createHelpful } = await load('services/helpful/service.ts');
  const { callService } = await load('services/testing/call-service.ts');
  const { openSqliteStore } = await load('database/test/stores.ts');
  const store = await openSqliteStore();
  const service = createHelpful({ db: store.db, isStory: async (id: string) => id === 'story-1' });
  await service.migrate(store.db);
  const call = callService(service);
  const send = async (storyId: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ storyId });
    return (await call('/helpful/count', { method: 'POST', headers, body })).status;
  };
  expect([await send('story-1'), await send('story-1'), await send('other'), await send(1)]).toEqual([
    204, 204, 404, 400,
  ]);
  expect(await (await call('/helpful/stories/story-1')).json()).toEqual({ data: { count: 2 } });
  expect((await call('/helpful/count')).status).toBe(405);
  await store.drop();
});

test('add an embed: a definition is accepted, rendered and written for feeds', async () => {
  const { embed } = await load('content/entities/embed.ts');
  const { embedExamples } = await load('content/examples/embed.ts');
  await load('site/app/features/story/embeds/all-embed-views.ts');
  const { EmbedView } = await load('site/app/features/story/embeds/embed-view.tsx');
  const { embedPieces } = await load('site/app/feeds/story/embed-pieces.ts');
  const example = embed.parse(embedExamples.definition);
  expect(renderToStaticMarkup(createElement(EmbedView, { embed: example }))).toContain('<dt>NPU</dt>');
  expect(embedPieces(example)).toEqual([{ kind: 'text', text: 'NPU: A chip for AI models.' }]);
});

describe('add a content type', () => {
  test('an event is validated, has a URL and is served as a page', async () => {
    const { storyInput } = await load('content/entities/story-input.ts');
    const { pathForContent } = await load('content/rules/content-path.ts');
    const { connect } = await load('database/connect.ts');
    const { loadApi } = await load('api/test/open-api.ts');
    const { seed, stories } = await load('api/test/seed.ts');
    const { layouts } = await load('api/test/layouts.ts');
    const { eventPage } = await load('content/layouts/event-page.ts');
    const story = {
      kind: 'event',
      slug: 'chip-day',
      title: 'Chip day',
      venue: 'Oslo <hall>',
      startsAt: '2026-06-01T09:00:00Z',
      datePublished: '2026-04-30T09:00:00Z',
    };
    expect(storyInput.parse(story).kind).toBe('event');
    expect(storyInput.safeParse({ ...story, venue: undefined }).success).toBe(false);
    expect(pathForContent({ typeName: 'event', slug: 'chip-day', topics: [] })).toBe('/event/chip-day/');

    const all = [...stories, { state: 'published', story }];
    const db = await connect({ file: join(copy, 'neutron.sqlite') });
    const { api, json } = await loadApi(
      db,
      {},
      seed({ stories: all, storyCount: all.length, layouts: [...layouts, eventPage] }),
    );
    const { status, body } = await json('/composer/testsite/pages/event/chip-day/web');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('<p>2026-06-01, Oslo &lt;hall&gt;</p>');
    await api.close();
    await db.close();
  });
});

test('add a search adapter: the API searches through it', async () => {
  const { openSearch } = await load('api/search/open-search.ts');
  const calls: unknown[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    calls.push([url, JSON.parse(String(init.body))]);
    return Response.json({ known: true });
  };
  const search = openSearch({ file: undefined }, { search: { synonyms: [] } }, () => undefined, {
    remote: { url: 'https://search.example', fetch },
  });
  expect(await search.knows(['chips'])).toBe(true);
  expect(calls).toEqual([['https://search.example/knows', { words: ['chips'] }]]);
});

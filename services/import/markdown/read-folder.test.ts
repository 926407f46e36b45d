import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingPublication, IncomingStory } from '#content/incoming.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { compareWords } from '#content/rules/imports/account.ts';
import { allStories } from '../test/all-stories.ts';
import { arrivedText } from '../test/arrived-text.ts';
import { hugoCases, jekyllCases, sampleCode } from '../test/markdown/template-cases.ts';
import { writeHugoSite, writeJekyllSite } from '../test/markdown/write-site.ts';
import { plainName } from './front-matter.ts';
import { hugoPath, jekyllPath } from './permalinks.ts';
import { readMarkdownFolder } from './read-folder.ts';

const now = new Date('2026-11-15T12:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-markdown-'));
  await writeHugoSite(join(folder, 'hugo'));
  await writeJekyllSite(join(folder, 'jekyll'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function all(incoming: IncomingPublication) {
  const { taken, rejected } = await allStories(incoming);
  return { taken, rejected, byTitle: new Map(taken.map((story) => [story.title, story])) };
}

const typesIn = ({ body }: IncomingStory) =>
  splitShortcodes(body).flatMap((piece) => ('shortcode' in piece ? [piece.shortcode.type] : []));

describe.each([
  ['hugo', 'Shortcodes', hugoCases],
  ['jekyll', 'Liquid tags', jekyllCases],
] as const)('a site of %s', (system, heading, cases) => {
  let site: Awaited<ReturnType<typeof all>>;
  beforeAll(async () => {
    site = await all(await readMarkdownFolder(join(folder, system), { now }));
    expect(site.rejected).toEqual({});
  });

  it('has at least thirty stories', () => expect(site.taken.length).toBeGreaterThanOrEqual(30));

  it.each(cases)('$name', ({ name, gives, words, html }) => {
    const story = site.byTitle.get(name);
    if (!story) throw new Error('not imported');
    expect(typesIn(story)).toEqual(gives);
    const text = arrivedText(story);
    expect(text).toContain('Words before it.');
    expect(text).toContain('Words after it.');
    if (words) expect(text).toContain(words);
    if (html) expect(story.body).toContain(html);
    expect(story.body).not.toMatch(/\{\{<(?! youtube id)|\{%|\{:|\uFDD0/);
    expect(compareWords(story.account?.text ?? '', text).lost).toBe(0);
    expect(story.account?.marked).toBe(gives.filter((type) => type === 'imported').length);
    const code = Object.values(story.embeds).find(({ type }) => type === 'code');
    if (code && name !== 'indented code')
      expect(code).toMatchObject({
        language: 'go',
        code: system === 'jekyll' && name === 'fenced code' ? sampleCode.replace('{{ x }}', 'x') : sampleCode,
      });
    expect(story.authors).toEqual(['ada']);
  });

  it('the guide lists every case', async () => {
    const guide = await readFile(
      join(import.meta.dirname, '../../../docs/guides/moving-from-hugo-and-jekyll.md'),
      'utf8',
    );
    const table = guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
    const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, name = '']) => name.trim());
    expect(listed).toEqual(expect.arrayContaining(cases.map(({ name }) => name)));
  });
});

it('Hugo: bundles, sections, pages, states, addresses, people and topics', async () => {
  const incoming = await readMarkdownFolder(join(folder, 'hugo'), { now });
  expect(incoming).toMatchObject({
    source: 'hugo:old.example',
    topics: [
      {
        slug: 'lamps',
        name: 'Lamps and light',
        description: 'All that shines.',
        oldPaths: ['/blog/categories/lamps/', '/blog/categories/lamps/index.xml'],
      },
    ],
    tags: [{ slug: 'light', oldPaths: ['/blog/tags/light/', '/blog/tags/light/index.xml'] }],
  });
  expect(incoming.authors).toContainEqual({
    key: 'ada',
    name: 'Ada Brook',
    bio: 'Writes about light.',
    oldPaths: ['/blog/authors/ada/', '/blog/authors/ada/index.xml'],
  });
  const { byTitle } = await all(incoming);
  expect(byTitle.get('A bundle')).toMatchObject({
    slug: 'bundled',
    oldPaths: ['/blog/posts/bundled/', '/old/bundle/'],
    pictures: {
      'picture-1': { address: 'content/posts/bundle/beside.png', alt: 'Beside' },
      'picture-2': {
        address: 'static/images/wide.png',
        oldPaths: ['/images/wide.png', '/blog/images/wide.png'],
      },
    },
  });
  expect(byTitle.get('First news')?.oldPaths).toEqual(['/blog/2024/05/first-news/']);
  expect(byTitle.get('Own address')?.oldPaths).toEqual(['/blog/own/address/']);
  expect(byTitle.get('Gone')).toMatchObject({
    state: 'draft',
    changes: ['it had expired there, and is a draft here'],
  });
  expect(byTitle.get('Draft')).toMatchObject({ state: 'draft' });
  expect(byTitle.get('Later')).toMatchObject({ state: 'scheduled' });
  expect(byTitle.get('News')).toMatchObject({ isPage: true, oldPaths: ['/blog/news/'] });
  expect(byTitle.get('About')).toMatchObject({ isPage: true, oldPaths: ['/blog/about/'] });
  expect(byTitle.has('Posts')).toBe(false);
  expect(byTitle.get('figure')).toMatchObject({ datePublished: '2024-05-01T07:30:00.000Z' });
});

it('Jekyll: dates in names, drafts, pages, addresses, defaults and people', async () => {
  const incoming = await readMarkdownFolder(join(folder, 'jekyll'), { now });
  expect(incoming.source).toBe('jekyll:old.example');
  expect(incoming.authors).toContainEqual({
    key: 'ada',
    name: 'Ada Brook',
    bio: 'Writes about light.',
    oldPaths: [],
  });
  const { byTitle } = await all(incoming);
  expect(byTitle.get('raw')?.oldPaths).toEqual(['/blog/lamps/2024/05/01/raw.html']);
  expect(byTitle.get('Own address')?.oldPaths).toEqual(['/blog/own/address/', '/old/own/']);
  expect(byTitle.get('Below a category')).toMatchObject({
    oldPaths: ['/blog/gear/2024/05/10/below.html'],
    tags: ['light', 'dark'],
  });
  expect(byTitle.get('An idea')).toMatchObject({ state: 'draft' });
  expect(byTitle.get('About')).toMatchObject({ isPage: true, authors: ['Ada Brook'] });
});

it.each([
  ['Ada Brook', 'Ada Brook'],
  ['[Ada Brook](https://ada.example)', 'Ada Brook'],
  ['Ada Brook <ada@mail.example>', 'Ada Brook'],
  ['<b>Ada</b> Brook', 'Ada Brook'],
  ['@ada', 'ada'],
  ['ada@mail.example', 'ada'],
])('an author %s is %s', (given, name) => expect(plainName(given)).toBe(name));

const link = {
  place: 'posts/a-name.md',
  name: 'a-name',
  title: 'A title',
  date: '2024-05-01',
  categories: ['Gear'],
};
it.each([
  ['/:year/:month/:day/:slug/', '/2024/05/01/a-title/'],
  ['/:sections/:contentbasename/', '/posts/a-name/'],
  ['/:year/:monthname/:title', '/2024/may/a-title/'],
])('Hugo: %s gives %s', (template, path) =>
  expect(hugoPath(link, { templates: { posts: template }, isUgly: false })).toBe(path),
);
it.each([
  ['date', '/gear/2024/05/01/a-name.html'],
  ['pretty', '/gear/2024/05/01/a-name/'],
  ['none', '/gear/a-name.html'],
  ['/:year/:i_month/:i_day/:title:output_ext', '/2024/5/1/a-name.html'],
])('Jekyll: %s gives %s', (style, path) => expect(jekyllPath(link, style)).toBe(path));

describe('bad input: a clear line, and nothing else is lost', () => {
  it.each([
    ['not UTF-8', Buffer.from('fffe00', 'hex'), /not UTF-8/],
    ['YAML that multiplies', '---\na: &a [x]\nb: *a\ntitle: x\n---\n', /aliases/],
    ['YAML that is none', '---\ntitle: [\n---\n', /no YAML/],
    ['front matter without an end', '---\ntitle: x\n', /does not end/],
    ['TOML that is none', '+++\ntitle = \n+++\n', /no TOML/],
    ['JSON that is none', '{"title": x}\n', /no JSON/],
    ['JSON without an end', '{"title": "x"\n', /does not end/],
    ['year 0', '---\ntitle: x\ndate: 0000-01-01\n---\n', /before 1970|not a date/],
    ['another format', '', /format \(\.org\) is not read/],
  ])('rejects one file: %s', async (name, content, reason) => {
    const place = await mkdtemp(join(folder, 'bad-'));
    await writeFile(join(place, name === 'another format' ? 'a.org' : 'a.md'), content);
    await writeFile(join(place, 'b.md'), '---\ntitle: Good\ndate: 2024-05-01\n---\nText.\n');
    const { taken, rejected } = await all(await readMarkdownFolder(place, { now }));
    expect(Object.values(rejected)).toEqual([expect.stringMatching(reason)]);
    expect(taken.map(({ title }) => title)).toEqual(['Good']);
  });

  it.each([
    ['shortcodes that never close', '{{< a '.repeat(2000)],
    ['tags that never close', '{% a '.repeat(2000)],
    ['shortcodes nested deep', `${'{{< note >}}x'.repeat(300)}${'{{< /note >}}'.repeat(300)}`],
    ['ends without a beginning', '{{< /note >}}{% endif %}'.repeat(2000)],
    ['brackets without end', '[^'.repeat(5000)],
    ['definitions without end', 'a\n: b\n'.repeat(500)],
    ['quotations nested deep', '> '.repeat(500)],
  ])('survives %s', async (_name, body) => {
    const place = await mkdtemp(join(folder, 'bad-'));
    await writeFile(join(place, 'a.md'), `---\ntitle: Odd\ndate: 2024-05-01\n---\n${body}\n`);
    await writeFile(join(place, 'b.md'), '---\ntitle: Good\ndate: 2024-05-01\n---\nText.\n');
    const { taken } = await all(await readMarkdownFolder(place, { now }));
    expect(taken.map(({ title }) => title)).toEqual(['Odd', 'Good']);
  });

  it('a configuration that cannot be read is a line of the report', async () => {
    const place = await mkdtemp(join(folder, 'bad-'));
    await mkdir(dirname(join(place, '_posts/x')), { recursive: true });
    await writeFile(join(place, '_config.yml'), 'title: [');
    await writeFile(join(place, '_posts/2024-05-01-a.md'), '---\ntitle: Good\n---\nText.\n');
    const { taken, rejected } = await all(await readMarkdownFolder(place, { now }));
    expect(rejected['_config.yml']).toMatch(/no YAML/);
    expect(taken.map(({ title }) => title)).toEqual(['Good']);
  });

  it('scripts in every field run nowhere', async () => {
    const bad = '<script>alert(1)</script>';
    const place = await mkdtemp(join(folder, 'bad-'));
    const fields = [
      'title',
      'description',
      'author',
      'categories',
      'tags',
      'slug',
      'image',
      'aliases',
      'canonical',
    ];
    const matter = fields.map((name) => `${name}: ${JSON.stringify(`${bad}${name}`)}`).join('\n');
    await writeFile(
      join(place, 'a.md'),
      `---\n${matter}\ndate: 2024-05-01\n---\n${bad}\n\n{{< note "${bad}" >}}${bad}{{< /note >}}\n\n[x](javascript:alert(1))\n`,
    );
    const { taken } = await all(await readMarkdownFolder(place, { now }));
    expect(taken[0]?.title).toBe('alert(1)title');
    expect(taken[0]?.body).not.toContain('<script');
    expect(taken[0]?.authors[0]).not.toContain('<');
  });
});

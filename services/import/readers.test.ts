import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOtherBytes } from './files/text-chunks.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { readMarkdownFolder } from './markdown/read-folder.ts';
import { readRss } from './rss/read-rss.ts';
import { allStories } from './test/all-stories.ts';
import { readWxr } from './wordpress/read-wxr.ts';

const now = new Date('2026-11-15T12:00:00Z');
const fixture = (name: string) => join(import.meta.dirname, 'test', name);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
async function fileWith(content: string | Uint8Array): Promise<string> {
  const file = join(folder, `${Math.random()}.txt`);
  await writeFile(file, content);
  return file;
}

describe('a WordPress export', () => {
  it('gives people, topics in their tree, tags, and stories with pictures, videos and old addresses', async () => {
    const incoming = await readWxr(fixture('old-example.xml'), { now });
    expect(incoming).toMatchObject({
      source: 'wordpress:old.example',
      authors: [
        { key: 'mara', name: 'Mara Lindqvist' },
        { key: 'ghostwriter', name: 'ghostwriter' },
      ],
      topics: [
        { slug: 'gear', name: 'Gear' },
        { slug: 'night-lamps', name: 'Night lamps', parent: 'gear', description: 'Light after dark' },
      ],
      tags: [
        { slug: 'how-to', name: 'How to' },
        { slug: 'only-here', name: 'Only here' },
      ],
    });
    const { taken } = await allStories(incoming);
    const [lamp, , , draft] = taken;
    expect(lamp).toMatchObject({
      sourceId: 'post/11',
      slug: 'lamp-that-knows',
      dek: 'It is cleverer than it looks.',
      state: 'published',
      datePublished: '2024-05-01T09:30:00.000Z',
      dateUpdated: '2024-05-03T08:00:00.000Z',
      authors: ['mara'],
      topics: ['night-lamps'],
      tags: ['how-to', 'only-here'],
      oldPaths: ['/2024/05/lamp-that-knows/', '/?p=11', '/2024/05/lamp-that-knows/feed/'],
      lead: { address: 'https://old.example/wp-content/uploads/2024/05/lamp.png', alt: 'A lamp on a desk' },
      pictures: { 'picture-1': { alt: 'The lamp', caption: 'The lamp at dusk' } },
      embeds: {
        'imported-2': { type: 'imported', name: 'script', markup: "<script>alert('no')</script>" },
        'video-3': { type: 'youtube', videoId: 'abcdefghijk', title: 'A video' },
      },
    });
    expect(lamp?.body.split('\n').filter((line) => line.trim())).toEqual([
      '<p>First paragraph, with a <a href="/2024/06/second/">link home</a>.</p>',
      '[shortcode type="image" uuid="picture-1"]',
      '<p>Second paragraph<br>with a line break and a <a href="javascript:alert(1)">bad link</a>.</p>',
      '[shortcode type="imported" uuid="imported-2"]',
      '[shortcode type="youtube" uuid="video-3"]',
    ]);
    expect(draft).toMatchObject({ state: 'draft', slug: 'grusse-aus-aero', oldPaths: ['/?p=15'] });
  });

  it('rejects single stories by reason and goes on', async () => {
    const { rejected } = await allStories(await readWxr(fixture('old-example.xml'), { now }));
    expect(rejected).toEqual({
      'A plan for 2199?': 'the date 9999-12-31 23:59:59 is more than 10 years ahead',
      'About us': 'it has no date',
    });
  });
});

const item = '<item><title>x</title></item>';
const rss = (inside: string) => `<?xml version="1.0"?><rss><channel>${inside}</channel></rss>`;

describe('files that are rejected whole, before anything is handed over', () => {
  it.each([
    ['nothing', '', /is no RSS/],
    ['words', 'Hello there', /is no RSS/],
    ['a page', '<!DOCTYPE html><html></html>', /declares a document type/],
    ['another root', '<feed><entry/></feed>', /begins with <feed>/],
    ['a file cut before its first record', rss(item).slice(0, 30), /cut short/],
    ['a file cut before its version', rss(item).slice(0, 40), /no wp:wxr_version/],
    ['crossed tags', rss('<item><title>x</item></title>'), /does not close <title>/],
    [
      'entities that expand',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${rss(item)}`,
      /declares a document type/,
    ],
    ['endless nesting', rss('<a>'.repeat(5000)), /nested deeper/],
    ['gzip', gzipSync(Buffer.alloc(1_000_000)), /gzip archive/],
    ['zip', Buffer.from('504b0304', 'hex'), /zip archive/],
    ['bytes of no text', Buffer.from('fffe3c00ff', 'hex'), /not UTF-8/],
    ['no version', rss(item), /no wp:wxr_version/],
    ['a version to come', rss('<wp:wxr_version>7.0</wp:wxr_version>'), /version 7.0/],
  ])('WordPress: %s', async (_name, content, reason) => {
    await expect(readWxr(await fileWith(content), { now })).rejects.toThrow(reason);
  });

  it('a tag without end is rejected before it fills the memory', async () => {
    const file = await fileWith(`<rss><channel><item ${'a'.repeat(18 * 1024 * 1024)}`);
    await expect(readWxr(file, { now })).rejects.toThrow(/without end/);
  });

  it.each([
    ['nothing', '', /no objects/],
    ['another JSON', '{"a":[{"b":1}]}', /no Ghost export/],
    ['a file cut before its posts', '{"db":[{"data":{"users":[{"id":"1"}', /no data.posts/],
    ['wrong brackets', '{"db":[{"data":{"posts":[{"id":"1"]}}]}', /closes nothing|cannot be read/],
    ['endless nesting', '['.repeat(100_000), /nested deeper/],
    ['gzip', gzipSync('{}'), /gzip archive/],
  ])('Ghost: %s', async (_name, content, reason) => {
    await expect(readGhost(await fileWith(content), { now })).rejects.toThrow(reason);
  });

  it('an empty folder', async () => {
    await expect(readMarkdownFolder(folder, { now })).rejects.toThrow(/no Markdown files/);
  });
});

const wxrPost = (id: number) =>
  `<item><title>P${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 00:00:00</wp:post_date_gmt><content:encoded><![CDATA[Words of ${id}.]]></content:encoded></item>`;
const ghostPost = (id: number) => ({
  id: `${id}`,
  title: `P${id}`,
  slug: `p-${id}`,
  html: `<p>Words of ${id}.</p>`,
  status: 'published',
  published_at: '2024-05-01T00:00:00.000Z',
});
const feedItem = (id: number) =>
  `<item><title>P${id}</title><guid>${id}</guid><pubDate>Wed, 01 May 2024 00:00:00 GMT</pubDate><description>Words of ${id}.</description></item>`;

describe('files that are cut in the middle bring what is complete, and where they are cut', () => {
  const wordpress = rss(`<wp:wxr_version>1.2</wp:wxr_version>${[1, 2, 3].map(wxrPost).join('')}`);
  const ghost = JSON.stringify({
    db: [
      {
        data: {
          posts: [1, 2, 3].map(ghostPost),
          posts_authors: [{ post_id: '1', author_id: 'u1' }],
          users: [{ id: 'u1', name: 'Ada' }],
        },
      },
    ],
  });
  const feed = rss([1, 2, 3].map(feedItem).join(''));
  const upTo = (text: string, end: string) => text.slice(0, text.indexOf(end) + end.length);

  it.each([
    ['WordPress, in a text', readWxr, upTo(wordpress, 'Words of 3'), 'inside <content:encoded> of "P3"', 2],
    ['WordPress, in a tag', readWxr, upTo(wordpress, '<title>P2</ti'), 'inside <title> of "P2"', 1],
    ['WordPress, between two', readWxr, upTo(wordpress, '</item>'), 'inside <channel>', 1],
    [
      'Ghost, in a text',
      readGhost,
      upTo(ghost, 'Words of 3'),
      'inside the table posts, before all tables after it',
      2,
    ],
    [
      'Ghost, before its people',
      readGhost,
      upTo(ghost, '"author_id":"u1"}'),
      'inside the table posts_authors, before all tables after it',
      3,
    ],
    ['RSS, in a text', readRss, upTo(feed, 'Words of 3'), 'inside <description> of "P3"', 2],
    ['a whole file', readWxr, wordpress, undefined, 3],
  ] as const)('%s', async (_name, read, content, cut, complete) => {
    const incoming = await read(await fileWith(content), { now });
    expect(incoming.cut).toBe(cut);
    const { taken, rejected } = await allStories(incoming);
    expect(rejected).toEqual({});
    expect(taken.map(({ title }) => title)).toEqual(['P1', 'P2', 'P3'].slice(0, complete));
  });

  it('a story whose people are missing comes without them, and says so', async () => {
    const incoming = await readGhost(await fileWith(upTo(ghost, '"author_id":"u1"}')), { now });
    const [story] = (await allStories(incoming)).taken;
    expect(story).toMatchObject({
      authors: [],
      changes: ['the export is cut: authors, tags or other facts may be missing'],
    });
  });
});

it('bytes of another encoding are read as Windows-1252, and the text around them as it is', async () => {
  const post = '<item><title>Gr@sse, größer</title><wp:post_id>1</wp:post_id><wp:status>publish</wp:status>';
  const rest =
    '<wp:post_type>post</wp:post_type><wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt></item>';
  const bytes = Buffer.from(rss(`<wp:wxr_version>1.2</wp:wxr_version>${post}${rest}`));
  bytes[bytes.indexOf('@')] = 0xf6;
  const file = await fileWith(bytes);
  const { taken } = await allStories(await readWxr(file, { now }));
  expect(taken.map(({ title }) => title)).toEqual(['Grösse, größer']);
  expect(await countOtherBytes(file)).toBe(1);
});

it('a post larger than we keep is rejected alone', async () => {
  const post = (id: number, text: string) =>
    `<item><title>P${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-05-01 00:00:00</wp:post_date_gmt><content:encoded>${text}</content:encoded></item>`;
  const file = await fileWith(
    rss(`<wp:wxr_version>1.2</wp:wxr_version>${post(1, 'x'.repeat(9_000_000))}${post(2, 'y')}`),
  );
  const { taken, rejected } = await allStories(await readWxr(file, { now }));
  expect(rejected).toEqual({ P1: 'it is larger than 8 MB' });
  expect(taken.map(({ title }) => title)).toEqual(['P2']);
});

it('a Ghost export gives authors, public tags as topics, posts and pages; what only members may read is a draft', async () => {
  const incoming = await readGhost(fixture('ghost.json'), { now });
  expect(incoming).toMatchObject({
    source: 'ghost',
    authors: [{ key: 'u1', name: 'Tomas Ek', bio: 'Types a lot.' }],
    topics: [{ slug: 'gear', name: 'Gear' }],
    storyCount: 5,
  });
  const { taken, rejected } = await allStories(incoming);
  expect(taken).toMatchObject([
    {
      slug: 'quiet-keyboards',
      authors: ['u1'],
      topics: ['gear'],
      oldPaths: ['/quiet-keyboards/', '/quiet-keyboards/amp/'],
      lead: { address: '/content/images/2024/key.png', alt: 'A keyboard', caption: 'By the window' },
      pictures: {
        'picture-1': { address: '/content/images/2024/key.png', alt: 'Keys', caption: 'Soft keys' },
      },
      body: '<p>They are "quiet": [really]. {so}</p>\n[shortcode type="image" uuid="picture-1"]',
    },
    { title: 'For members', state: 'draft' },
    { title: 'About', isPage: true },
  ]);
  expect(rejected).toEqual({
    'By a stranger': 'it is by author u9, whom the file does not know',
    'No date': '"yesterday" is not a date',
  });
});

it('an RSS file gives its items with authors, topics, a picture and the address they had', async () => {
  const incoming = await readRss(fixture('feed.xml'), { now });
  expect(incoming).toMatchObject({
    source: 'rss:feed.example',
    authors: [{ key: 'Ines Okafor' }],
    topics: [{ slug: 'weather', name: 'Weather' }],
    storyCount: 3,
  });
  const { taken, rejected } = await allStories(incoming);
  expect(taken).toMatchObject([
    {
      title: 'Rain & radar',
      slug: 'rain-and-radar',
      dek: 'Short.',
      body: '<p>Long.</p>',
      datePublished: '2024-05-01T07:30:00.000Z',
      oldPaths: ['/weather/rain-and-radar.html'],
      lead: { address: 'https://feed.example/rain.jpg' },
    },
  ]);
  expect(rejected).toEqual({
    Nameless: 'it has neither guid nor link',
    'Too old': 'the date Mon, 01 Jan 1900 00:00:00 GMT is before 1970',
  });
});

it('a folder of Markdown gives stories by front matter and file name; YAML that multiplies is rejected', async () => {
  const incoming = await readMarkdownFolder(fixture('notes'), { now });
  expect(incoming).toMatchObject({
    authors: [{ name: 'Ada Brook' }],
    topics: [{ slug: 'weather' }],
    tags: [{ slug: 'sun' }, { slug: 'dawn' }],
  });
  const { taken, rejected } = await allStories(incoming);
  expect(taken).toMatchObject([
    {
      sourceId: 'file/2024/2024-05-01-first-light.md',
      title: 'First light: a note',
      slug: 'first-light',
      dek: 'Early.',
      datePublished: '2024-05-01T04:00:00.000Z',
      oldPaths: ['/old/first-light/'],
      lead: { address: '2024/dawn.png' },
      pictures: { 'picture-1': { address: '2024/dawn.png', alt: 'Dawn' } },
    },
    { title: 'A draft', state: 'draft' },
  ]);
  expect(taken[0]?.body).not.toMatch(/script/);
  expect(rejected).toEqual({
    'aliases.md': 'its front matter uses YAML aliases, which are not taken',
    'plain.md': 'it has no front matter between two lines of --- or +++, nor as a JSON object',
  });
});

it('CL-13 CL-14 a hub topic path in front matter becomes a topic below its parents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-paths-'));
  await writeFile(
    join(folder, 'lamp.md'),
    '---\ntitle: A lamp\ndate: 2024-05-01\ntopics: ["Home & Office^Smart home^Node.js", "AI & Cloud"]\n---\nWords.\n',
  );
  const incoming = await readMarkdownFolder(folder, { now });
  expect(incoming.topics).toEqual([
    { slug: 'home-and-office', name: 'Home & Office' },
    { slug: 'smart-home', name: 'Smart home', parent: 'home-and-office' },
    { slug: 'nodejs', name: 'Node.js', parent: 'smart-home' },
    { slug: 'ai-cloud', name: 'AI & Cloud' },
  ]);
  const { taken } = await allStories(incoming);
  expect(taken[0]?.topics).toEqual(['nodejs', 'ai-cloud']);
  await rm(folder, { recursive: true });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingPublication } from '#content/incoming.ts';
import { compareWords } from '#content/rules/imports/account.ts';
import { allStories } from '../test/all-stories.ts';
import { arrivedText } from '../test/arrived-text.ts';
import { readRss } from './read-rss.ts';

const now = new Date('2026-11-15T12:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-feeds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string) {
  const file = join(folder, `${Math.random()}.xml`);
  await writeFile(file, content);
  return readRss(file, { now });
}

async function all(incoming: IncomingPublication) {
  const { taken, rejected } = await allStories(incoming);
  for (const story of taken) expect(compareWords(story.account?.text ?? '', arrivedText(story)).lost).toBe(0);
  return { taken, rejected };
}

it('an Atom feed gives its entries in every form of text, with people, media and old addresses', async () => {
  const incoming = await readRss(join(import.meta.dirname, '../test/atom.xml'), { now });
  expect(incoming).toMatchObject({
    source: 'rss:feed.example',
    authors: [{ name: 'Ines Okafor' }, { name: 'Tomas Ek' }],
    topics: [{ slug: 'weather', name: 'Weather' }],
    storyCount: 4,
  });
  const { taken, rejected } = await all(incoming);
  expect(rejected).toEqual({});
  expect(taken).toMatchObject([
    {
      title: 'Rain & radar',
      slug: 'rain',
      dek: 'Short.',
      body: '<p>Long <a href="/2024/sun.html">words</a>.</p>',
      datePublished: '2024-05-01T07:30:00.000Z',
      dateUpdated: '2024-05-02T09:30:00.000Z',
      oldPaths: ['/2024/rain.html'],
      authors: ['Ines Okafor'],
    },
    {
      title: 'XHTML',
      authors: ['Tomas Ek'],
      pictures: { 'picture-1': { address: '/sun.png', alt: 'The sun' } },
    },
    {
      title: 'Plain',
      embeds: { 'podcast-1': { title: 'The hum', show: 'Lamps', url: 'https://feed.example/hum.mp3' } },
    },
    {
      title: 'Media',
      lead: { address: 'https://feed.example/l.jpg', alt: 'A lamp', caption: 'At dusk' },
      embeds: { 'video-1': { type: 'youtube', videoId: 'abcdefghijk' } },
    },
  ]);
  expect(taken[1]?.body).toContain('<p>One <em>bright</em> day &amp; night.</p>');
  expect(taken[2]?.body).toContain('a &lt; b is plain.');
});

it('a podcast of RSS plays its enclosures, each once, with its length', async () => {
  const item = (n: number, more: string) =>
    `<item><title>Part ${n}</title><guid>p${n}</guid><pubDate>Wed, 01 May 2024 09:30:00 GMT</pubDate><itunes:author>Ada Brook</itunes:author><description>Notes.</description>${more}</item>`;
  const enclosure = '<enclosure url="https://feed.example/1.mp3" type="audio/mpeg" length="7"/>';
  const incoming = await read(
    `<rss><channel><title>Hum</title><link>https://feed.example/</link>${item(1, `${enclosure}<media:content url="https://feed.example/1.mp3" type="audio/mpeg"/><itunes:duration>1:02:05</itunes:duration>`)}${item(2, '<enclosure url="https://feed.example/2.pdf" type="application/pdf"/>')}</channel></rss>`,
  );
  const { taken } = await all(incoming);
  expect(Object.values(taken[0]?.embeds ?? {})).toMatchObject([
    { type: 'podcast', show: 'Hum', title: 'Part 1', durationSeconds: 3725 },
  ]);
  expect(taken[0]?.authors).toEqual(['Ada Brook']);
  expect(taken[1]?.body).toContain('<a href="https://feed.example/2.pdf">Part 2</a>');
});

describe('bad input', () => {
  const entry = (fields: string) => `<entry><id>x</id>${fields}<content>Text.</content></entry>`;
  const good =
    '<entry><id>good</id><title>Good</title><published>2024-05-01T00:00:00Z</published><content>Text.</content></entry>';
  it.each([
    ['year 0', '<title>Bad</title><published>0000-00-00T00:00:00Z</published>', /not a date/],
    ['no date', '<title>Bad</title>', /no date/],
    ['no title', '<published>2024-05-01T00:00:00Z</published>', /no title/],
  ])('rejects one entry: %s', async (_name, fields, reason) => {
    const { taken, rejected } = await all(await read(`<feed>${entry(fields)}${good}</feed>`));
    expect(Object.values(rejected)).toEqual([expect.stringMatching(reason)]);
    expect(taken.map(({ title }) => title)).toEqual(['Good']);
  });

  it.each([
    [
      'entities that expand',
      `<!DOCTYPE feed [<!ENTITY a "aaa">]><feed>${good}</feed>`,
      /declares a document type/,
    ],
  ])('rejects the file: %s', async (_name, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('scripts in every field run nowhere', async () => {
    const bad = '&lt;script&gt;alert(1)&lt;/script&gt;';
    const { taken } = await all(
      await read(
        `<feed><entry><id>${bad}</id><title type="html">T${bad}</title><published>2024-05-01T00:00:00Z</published><author><name>${bad}Ann</name></author><category term="${bad}"/><content type="html">&lt;p&gt;x&lt;/p&gt;${bad}</content></entry></feed>`,
      ),
    );
    expect(taken[0]?.title).toBe('T');
    expect(taken[0]?.body).not.toContain('<script');
    expect(taken[0]?.authors).toEqual(['Ann']);
  });
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingSubscriber } from '#content/incoming.ts';
import { compareWords } from '#content/rules/imports/account.ts';
import { allStories } from '../test/all-stories.ts';
import { arrivedText } from '../test/arrived-text.ts';
import { readJsonLines } from './read-lines.ts';
import { records } from './records.ts';

const now = new Date('2026-11-15T12:00:00Z');
let folder: string;
let guide: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-lines-'));
  guide = await readFile(join(import.meta.dirname, '../../../docs/guides/moving-json-lines.md'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function read(content: string | Uint8Array) {
  const file = join(folder, `${files++}.jsonl`);
  await writeFile(file, content);
  return readJsonLines(file, { now });
}

async function listOf<T>(entries: AsyncIterable<T> | undefined): Promise<T[]> {
  const list: T[] = [];
  for await (const entry of entries ?? []) list.push(entry);
  return list;
}

describe('the guide', () => {
  it('its example arrives whole', async () => {
    const example = /```json lines\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    const incoming = await read(example);
    const { taken, rejected } = await allStories(incoming);
    expect(rejected).toEqual({});
    expect(incoming).toMatchObject({
      source: 'lamps.example',
      authors: [
        {
          key: 'ada',
          name: 'Ada Brook',
          bureau: 'Lisbon',
          picture: { address: 'images/ada.png', alt: 'Ada Brook' },
          oldPaths: ['/people/ada'],
        },
      ],
      redirects: [{ path: '/best-lamps', to: '/lamps' }],
      newsletters: [{ name: 'Weekly', description: 'Every Friday.' }],
      topics: [{ slug: 'light' }, { slug: 'lamps', parent: 'light', oldPaths: ['/lamps'] }],
      tags: [{ slug: 'how-to', name: 'How to' }],
      menus: [{ name: 'main', items: [{ title: 'Lamps' }] }],
      storyCount: 3,
    });
    expect(taken).toMatchObject([
      {
        sourceId: 'story/1',
        dek: 'It is cleverer than it looks.',
        lead: { address: 'images/lamp.png', alt: 'A lamp', caption: 'At dusk' },
        seo: { title: 'The lamp that knows' },
        changes: [],
      },
      { sourceId: 'story/2', body: '<p>One paragraph.</p><p>Another one.</p>' },
      { sourceId: 'page/about', isPage: true, oldPaths: ['/about-us'] },
    ]);
    for (const story of taken)
      expect(compareWords(story.account?.text ?? '', arrivedText(story)).lost).toBe(0);
    expect(await listOf(incoming.discussion?.comments())).toMatchObject([
      { sourceId: 'c1', threadId: 'story/1', author: { name: 'Tomas' }, votes: { up: 2 } },
      { sourceId: 'c2', parentId: 'c1' },
    ]);
    expect(await listOf<IncomingSubscriber>(incoming.subscribers?.())).toEqual([
      {
        email: 'reader@mail.example',
        name: 'A reader',
        newsletters: ['Weekly'],
        createdAt: '2024-01-01T00:00:00Z',
      },
    ]);
  });

  it('a comment may name a page', async () => {
    const lines = [
      { type: 'page', id: 'about', title: 'About', text: 'Words.' },
      {
        type: 'comment',
        id: 'c1',
        story: 'about',
        author: 'Ben',
        text: 'Yes',
        at: '2024-05-01T00:00:00Z',
      },
    ];
    const { discussion } = await read(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(discussion?.threads).toMatchObject([{ sourceId: 'page/about' }]);
    expect(discussion?.counts).toEqual(new Map([['page/about', { preserved: 1, lost: 0 }]]));
  });

  it('has every field of every record, and no other', () => {
    const listed = [...guide.matchAll(/^\| ([a-z]\w*) \| \**(\w+)\** \|/gm)].map(
      ([, record, field]) => `${record} ${field}`,
    );
    const known = Object.entries(records)
      .filter(([name]) => name !== 'page')
      .flatMap(([name, { shape }]) => Object.keys(shape).map((field) => `${name} ${field}`));
    expect(listed.toSorted()).toEqual(known.toSorted());
  });
});

const story =
  '{"type":"story","id":"ok","title":"Fine","html":"<p>x</p>","published":"2024-05-01T00:00:00Z"}';

describe('bad input: a line with its number, and nothing else is lost', () => {
  it.each([
    ['no JSON', '{"type":', /is no JSON/],
    ['no object', '[1]', /no JSON object/],
    ['no type', '{"id":1}', /its type is none of/],
    ['a type that objects have', '{"type":"constructor"}', /its type is none of/],
    ['a field of another kind', '{"type":"author","id":"a","name":7}', /its name is wrong/],
    ['an unknown field', '{"type":"author","id":"a","name":"A","colour":"red"}', /unknown fields.*colour/],
    ['nesting without end', `{"type":"story","id":${'['.repeat(100_000)}`, /is no JSON/],
    ['deep nesting', `{"type":"tag","slug":${'['.repeat(5000)}${']'.repeat(5000)}}`, /its slug is wrong/],
  ])('%s', async (_name, line, reason) => {
    const { taken, rejected } = await allStories(await read(`${line}\n${story}\n`));
    expect(rejected).toEqual({ 'line 1': expect.stringMatching(reason) });
    expect(taken.map(({ title }) => title)).toEqual(['Fine']);
  });

  it('bytes that are not UTF-8, and a file cut in the middle', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${story}\n`),
      Buffer.from('fffe0a', 'hex'),
      Buffer.from(story.slice(0, 40)),
    ]);
    const incoming = await read(bytes);
    const { taken, rejected } = await allStories(incoming);
    expect(rejected).toEqual({ 'line 2': 'it is not UTF-8 text' });
    expect(incoming.cut).toBe('inside line 3');
    expect(taken).toMatchObject([{ title: 'Fine', isPartial: true }]);
  });

  it.each([
    ['year 0', { published: '0000-01-01T00:00:00Z' }, /before 1970|not a date/],
    ['two texts', { text: 'x' }, /one of html, markdown and text/],
    ['no text', { html: undefined }, /one of html, markdown and text/],
    ['no date', { published: undefined }, /no date/],
  ])('rejects one story: %s', async (_name, fields, reason) => {
    const bad = JSON.stringify({ ...JSON.parse(story), id: 'bad', title: 'Bad', ...fields });
    const { taken, rejected } = await allStories(await read(`${bad}\n${story}`));
    expect(rejected.Bad).toMatch(reason);
    expect(taken).toHaveLength(1);
  });

  it('scripts in every field are text', async () => {
    const bad = '<script>alert(1)</script>';
    const line = JSON.stringify({
      type: 'story',
      id: bad,
      title: `${bad}T`,
      slug: bad,
      text: bad,
      dek: bad,
      published: '2024-05-01T00:00:00Z',
      authors: [bad],
      topics: [bad],
      [bad]: bad,
    });
    const { taken } = await allStories(await read(line));
    expect(taken[0]?.body).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(taken[0]?.title).toBe('alert(1)T');
  });

  it('a file without a story is rejected whole', async () => {
    await expect(read('{"type":"tag","slug":"a","name":"A"}')).rejects.toThrow(/no line with a story/);
  });
});

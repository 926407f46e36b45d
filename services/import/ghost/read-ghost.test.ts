import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingStory, IncomingSubscriber } from '#content/incoming.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { compareWords } from '#content/rules/imports/account.ts';
import { allStories } from '../test/all-stories.ts';
import { arrivedText } from '../test/arrived-text.ts';
import { cardCases, sampleCode } from '../test/ghost/card-cases.ts';
import { cardPosts, ghostExport } from '../test/ghost/write-export.ts';
import { readGhost } from './read-ghost.ts';

const now = new Date('2026-11-15T12:00:00Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-ghost-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function read(content: string, options: { membersOnly?: 'public' } = {}) {
  const place = join(folder, String(files++));
  await mkdir(place);
  await writeFile(join(place, 'export.json'), content);
  return readGhost(join(place, 'export.json'), { now, ...options });
}

const typesIn = ({ body }: IncomingStory) =>
  splitShortcodes(body).flatMap((piece) => ('shortcode' in piece ? [piece.shortcode.type] : []));

describe('every card of Ghost, as HTML, Lexical and mobiledoc', () => {
  const posts = cardPosts();
  let stories: Map<string, IncomingStory>;
  beforeAll(async () => {
    const { taken, rejected } = await allStories(await read(ghostExport(posts)));
    expect(rejected).toEqual({});
    stories = new Map(taken.map((story) => [story.title, story]));
  });

  it('there are at least thirty posts', () => expect(posts.length).toBeGreaterThan(30));

  it.each(posts.map(({ title, card }) => ({ title, card })))('$title', ({ title, card }) => {
    const story = stories.get(title);
    if (!story) throw new Error('not imported');
    const wanted = card.gives.filter((type) => type !== 'prose');
    expect(typesIn(story)).toEqual(wanted);
    const text = arrivedText(story);
    expect(text).toContain('Words before it.');
    expect(text).toContain('Words after it.');
    if (card.words) expect(text).toContain(card.words);
    expect(compareWords(story.account?.text ?? '', text).lost).toBe(0);
    expect(story.account?.text).toContain('Words before it.');
    expect(story.account?.marked).toBe(wanted.filter((type) => type === 'imported').length);
    const code = Object.values(story.embeds).find(({ type }) => type === 'code');
    if (code) expect(code).toMatchObject({ code: sampleCode, language: 'ts' });
  });

  it('the guide lists every card', async () => {
    const guide = await readFile(
      join(import.meta.dirname, '../../../docs/guides/moving-from-ghost.md'),
      'utf8',
    );
    const [, table = ''] = guide.split('## Cards');
    const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, name = '']) => name.trim());
    expect(listed).toEqual(expect.arrayContaining(cardCases.map(({ card }) => card)));
  });
});

const post = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  html: '<p>Some words.</p>',
  status: 'published',
  type: 'post',
  visibility: 'public',
  published_at: '2024-04-02T10:00:00.000Z',
  ...fields,
});

describe('posts and what is around them', () => {
  it('pages, several authors, internal tags, old addresses, meta fields and menus arrive', async () => {
    const incoming = await read(
      ghostExport(
        [
          post('1', {
            uuid: 'c0ffee00-0000-4000-8000-000000000001',
            canonical_url: 'https://first.example/a',
            codeinjection_head: '<style>p{}</style>',
          }),
          post('2', { type: 'page' }),
        ],
        {
          users: [
            { id: 'u1', name: 'Tomas Ek', slug: 'tomas' },
            { id: 'u2', name: 'Ada Brook', slug: 'ada' },
          ],
          posts_authors: [
            { post_id: '1', author_id: 'u1', sort_order: 1 },
            { post_id: '1', author_id: 'u2', sort_order: 0 },
          ],
          tags: [
            { id: 'g1', name: 'Gear', slug: 'gear', visibility: 'public' },
            { id: 'g2', name: '#secret', slug: 'hash-secret', visibility: 'internal' },
          ],
          posts_tags: [
            { post_id: '1', tag_id: 'g2', sort_order: 0 },
            { post_id: '1', tag_id: 'g1', sort_order: 1 },
          ],
          posts_meta: [
            { post_id: '1', meta_title: 'Found title', og_title: 'Shared title', twitter_image: '/x.png' },
          ],
          settings: [
            {
              key: 'navigation',
              value: '[{"label":"Home","url":"__GHOST_URL__/"},{"label":"About","url":"/about/"}]',
            },
          ],
        },
      ),
    );
    expect(incoming).toMatchObject({
      authors: [{ key: 'u1', oldPaths: ['/author/tomas/', '/author/tomas/rss/'] }, { name: 'Ada Brook' }],
      topics: [{ slug: 'gear', oldPaths: ['/tag/gear/', '/tag/gear/rss/'] }],
      menus: [{ name: 'navigation', items: [{ title: 'Home', address: '/' }, { title: 'About' }] }],
    });
    const { taken } = await allStories(incoming);
    expect(taken).toMatchObject([
      {
        authors: ['u2', 'u1'],
        topics: ['gear'],
        oldPaths: ['/post-1/', '/post-1/amp/', '/p/c0ffee00-0000-4000-8000-000000000001/'],
        seo: { title: 'Found title', canonical: 'https://first.example/a' },
      },
      { isPage: true, slug: 'post-2' },
    ]);
    expect(taken[0]?.changes).toEqual([
      'left out: the Facebook title',
      'left out: the X picture',
      'preserved for editors only: code injection (head) (ghost)',
    ]);
  });

  it.each([
    ['members', undefined, 'draft', 'it was for members only, and is a draft here'],
    ['paid', undefined, 'draft', 'it was for paid only, and is a draft here'],
    ['paid', 'public', 'published', 'it was for paid only, and is open to everybody here'],
  ] as const)('a post for %s with the option %s is %s', async (visibility, membersOnly, state, note) => {
    const options = membersOnly ? { membersOnly } : {};
    const { taken } = await allStories(await read(ghostExport([post('1', { visibility })]), options));
    expect(taken).toMatchObject([{ state, changes: [note] }]);
  });

  it('members of the export get exactly the newsletters they chose', async () => {
    const { subscribers } = await read(
      ghostExport([post('1')], {
        newsletters: [
          { id: 'n1', name: 'Weekly', status: 'active' },
          { id: 'n2', name: 'Deals', status: 'active' },
        ],
        members: [
          { id: 'm1', email: 'ada@mail.example', name: 'Ada', created_at: '2024-01-01T00:00:00.000Z' },
          { id: 'm2', email: 'none@mail.example' },
        ],
        members_newsletters: [{ member_id: 'm1', newsletter_id: 'n2' }],
      }),
    );
    const taken: IncomingSubscriber[] = [];
    for await (const member of subscribers?.() ?? []) taken.push(member);
    expect(taken).toEqual([
      {
        email: 'ada@mail.example',
        name: 'Ada',
        newsletters: ['Deals'],
        createdAt: '2024-01-01T00:00:00.000Z',
      },
      { email: 'none@mail.example', newsletters: [] },
    ]);
  });

  it.each([
    ['one newsletter', [{ id: 'n1', name: 'Weekly' }], ['Weekly']],
    [
      'several: which one is not known',
      [
        { id: 'n1', name: 'Weekly' },
        { id: 'n2', name: 'Deals' },
      ],
      [],
    ],
  ])('members of the CSV file beside it, with %s', async (_name, newsletters, wanted) => {
    const place = join(folder, String(files++));
    await mkdir(place);
    await writeFile(join(place, 'export.json'), ghostExport([post('1')], { newsletters }));
    await writeFile(
      join(place, 'members.2024-05-01.csv'),
      'id,email,name,note,subscribed_to_emails,created_at,deleted_at\r\n1,ada@mail.example,"Brook, ""Ada""",,true,2024-01-01T00:00:00Z,\r\n2,no@mail.example,,,false,,\r\n3,gone@mail.example,,,true,,2024-02-02\r\n',
    );
    const { subscribers } = await readGhost(join(place, 'export.json'), { now });
    const taken: IncomingSubscriber[] = [];
    for await (const member of subscribers?.() ?? []) taken.push(member);
    expect(taken).toEqual([
      {
        email: 'ada@mail.example',
        name: 'Brook, "Ada"',
        newsletters: wanted,
        createdAt: '2024-01-01T00:00:00Z',
      },
      { email: 'no@mail.example', newsletters: [] },
    ]);
  });

  it.each([
    ['in a text', '2,ben@mail.example,"Ben'],
    ['between two fields', '2,ben@mail.ex'],
  ])('a CSV file that is cut %s brings its whole rows, and says where it ends', async (_name, last) => {
    const place = join(folder, String(files++));
    await mkdir(place);
    const newsletters = [{ id: 'n1', name: 'Weekly' }];
    await writeFile(join(place, 'export.json'), ghostExport([post('1')], { newsletters }));
    await writeFile(
      join(place, 'members.csv'),
      `id,email,name,subscribed_to_emails\r\n1,ada@mail.example,Ada,true\r\n${last}`,
    );
    const { cut, subscribers } = await readGhost(join(place, 'export.json'), { now });
    expect(cut).toBe('inside the last row of members.csv');
    const taken: IncomingSubscriber[] = [];
    for await (const member of subscribers?.() ?? []) taken.push(member);
    expect(taken.map(({ email }) => email)).toEqual(['ada@mail.example']);
  });

  it('members of a cut export wait for the whole one: what they chose may stand behind the cut', async () => {
    const tables = {
      newsletters: [{ id: 'n1', name: 'Weekly' }],
      members: [{ id: 'm1', email: 'ada@mail.example' }],
      members_newsletters: [{ member_id: 'm1', newsletter_id: 'n1' }],
    };
    const whole = ghostExport([post('1')], tables);
    expect((await read(whole)).subscribers).toBeDefined();
    const { cut, subscribers } = await read(whole.slice(0, whole.indexOf('"newsletter_id"')));
    expect([cut, subscribers]).toEqual([
      'inside the table members_newsletters, before all tables after it',
      undefined,
    ]);
  });
});

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

describe('bad input: a clear line, and nothing else is lost', () => {
  it.each([
    ['year 0', { published_at: '0000-01-01 00:00:00' }, /is not a date|before 1970/],
    ['a title that is a number', { title: 7 }, /its title is wrong/],
    ['no status', { status: null }, /its status is missing/],
    ['an unknown status', { status: '<script>' }, /its status is <script>/],
  ])('rejects one post: %s', async (_name, fields, reason) => {
    const { taken, rejected } = await allStories(await read(ghostExport([post('1', fields), post('2')])));
    expect(Object.values(rejected)).toEqual([expect.stringMatching(reason)]);
    expect(taken.map(({ title }) => title)).toEqual(['Post 2']);
  });

  it.each([
    [
      'Lexical cut in the middle',
      { html: null, lexical: '{"root":{"children":[' },
      'left out: a Lexical document that is not whole',
    ],
    [
      'mobiledoc of another shape',
      { html: null, mobiledoc: '{"sections":7}' },
      'left out: a mobiledoc document that is not whole',
    ],
  ])('names what it cannot read: %s', async (_name, fields, note) => {
    const { taken } = await allStories(await read(ghostExport([post('1', fields)])));
    expect(taken[0]?.changes).toContain(note);
  });

  it.each([
    ['HTML that never closes', { html: `<div class="kg-card kg-callout-card">${'<div>'.repeat(20_000)}end` }],
    ['Lexical nested deep', { html: null, lexical: `{"root":${deep('{"children":[', ']}', 90)}}` }],
    ['a card inside itself', { html: deep('<div class="kg-card kg-toggle-card">', '</div>', 100) }],
  ])('survives %s', async (_name, fields) => {
    const { taken } = await allStories(await read(ghostExport([post('1', fields), post('2')])));
    expect(taken.map(({ title }) => title)).toEqual(['Post 1', 'Post 2']);
  });

  it('scripts in every field are text or kept for editors, never markup', async () => {
    const bad = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const lexical = JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'paragraph', children: [{ type: 'text', text: bad }] },
          { type: 'callout', calloutText: bad, calloutEmoji: bad },
          { type: 'toggle', heading: bad, content: bad },
          { type: 'button', buttonText: bad, buttonUrl: 'javascript:alert(1)' },
          { type: 'bookmark', url: 'javascript:alert(1)', metadata: { title: bad, description: bad } },
          { type: bad, html: bad },
        ],
      },
    });
    const { taken } = await allStories(
      await read(ghostExport([post('1', { title: `${bad}T`, html: null, lexical, custom_excerpt: bad })])),
    );
    expect(taken[0]?.title).not.toContain('<');
    expect(taken[0]?.body).not.toMatch(/<script|onerror=(?!alert\(1\)&gt;)/);
  });

  it('of two posts with one id both are handed over; the store takes the first', async () => {
    const { taken } = await allStories(await read(ghostExport([post('1'), post('1', { title: 'Again' })])));
    expect(taken.map(({ sourceId }) => sourceId)).toEqual(['post/1', 'post/1']);
  });
});

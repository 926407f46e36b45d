import { expect, it } from 'vitest';
import { documentFrom } from '../../document/from-body.ts';
import { storySchema } from '../../document/schema.ts';
import { type StoryDraft, storyInput } from '../../entities/story-input.ts';
import { runChecks } from './run-checks.ts';
import type { CheckFacts } from './story-check.ts';

const at = new Date('2026-11-18T12:00:00Z');
const picture = (extra: object = {}) => ({
  typeName: 'image',
  path: 'hash/one.jpg',
  bucketType: 'content',
  bucketPath: 'content',
  filename: 'one.jpg',
  width: 1600,
  ...extra,
});
const source =
  [...(await import('../images/pictures-in.ts')).picturesIn(picture({ alt: 'x' })).keys()][0] ?? '';

/** The findings of one check in a story that is otherwise in order. */
function found(check: string, story: object, facts: Partial<CheckFacts> = {}) {
  const parsed = storyInput.parse({
    kind: 'article',
    slug: 'a',
    title: 'A headline',
    authorId: 'bob',
    topics: [{ slug: 'news', primary: true }],
    body: '<p>Text.</p>',
    ...story,
  } as StoryDraft);
  const document =
    'body' in parsed && 'additionalShortcodeData' in parsed
      ? documentFrom(parsed, ['site.example'])
      : undefined;
  const all = runChecks({
    story: parsed,
    document,
    links: new Map(),
    pictures: new Map(),
    offers: new Map(),
    affiliateDomains: ['shop.example'],
    at,
    ...facts,
  });
  return all.filter((finding) => finding.check === check);
}

it.each<[check: string, story: object, facts: Partial<CheckFacts>, messages: RegExp[]]>([
  ['placeholder-left', { title: 'The TK report' }, {}, [/headline/]],
  ['placeholder-left', { dek: 'TKTK' }, {}, [/dek/]],
  ['placeholder-left', { body: '<p>It cost TK dollars.</p>' }, {}, [/It cost TK dollars/]],
  ['placeholder-left', { image: picture({ alt: 'A mill', caption: 'TK' }) }, {}, [/main picture/]],
  ['placeholder-left', { seoOgDescription: 'Costs TK' }, {}, [/text of the shared card: “Costs TK”/]],
  ['placeholder-left', { canonicalUrl: 'https://site.example/TK/' }, {}, []],
  [
    'placeholder-left',
    {
      kind: 'review',
      bottomLine: 'TK',
      good: ['Light', 'TK'],
      bad: ['TK'],
      subRatings: [{ id: 'TK', name: 'TK', rating: 3 }],
    },
    {},
    [/bad/, /bottom line/, /good/, /scores/],
  ],
  [
    'placeholder-left',
    { kind: 'gallery', items: [{ id: 'TK', position: 0, title: 'TK', description: 'A TK mill' }] },
    {},
    [/pictures: “A TK mill”/, /pictures: “TK”/],
  ],
  [
    'placeholder-left',
    {
      body: '<p>Text.</p>[shortcode type="listicle" uuid="k"]',
      listicles: [
        { uuid: 'k', hed: 'Kettle', like: ['TK'] },
        { uuid: 'TK', hed: 'TK' },
      ],
    },
    {},
    [/the text: “TK”/],
  ],
  ['placeholder-left', { body: '<p>ATKINS and tk are words.</p>' }, {}, []],
  ['missing-descriptions', { image: picture() }, {}, [/one\.jpg has no description/]],
  ['missing-descriptions', { image: picture({ alt: 'A mill' }) }, {}, []],
  ['missing-descriptions', { image: picture({ isDecorative: true }) }, {}, []],
  [
    'missing-descriptions',
    { image: picture() },
    { pictures: new Map([[source, { filename: 'one.jpg', isDecorative: true, hasRights: true }]]) },
    [],
  ],
  [
    'ended-rights',
    { image: picture({ alt: 'A mill' }) },
    {
      pictures: new Map([
        [
          source,
          { filename: 'one.jpg', isDecorative: false, hasRights: true, rightsUntil: '2026-11-17T00:00:00Z' },
        ],
      ]),
    },
    [/end on 2026-11-17/],
  ],
  [
    'missing-rights',
    { image: picture({ alt: 'A mill' }) },
    { pictures: new Map([[source, { filename: 'one.jpg', isDecorative: false, hasRights: false }]]) },
    [/one\.jpg names neither an owner/],
  ],
  [
    'missing-rights',
    { image: picture({ alt: 'A mill', credits: 'Mara Lindqvist' }) },
    { pictures: new Map([[source, { filename: 'one.jpg', isDecorative: false, hasRights: false }]]) },
    [],
  ],
  [
    'missing-rights',
    { image: picture({ alt: 'A mill' }) },
    { pictures: new Map([[source, { filename: 'one.jpg', isDecorative: false, hasRights: true }]]) },
    [],
  ],
  ['small-picture', { image: picture({ alt: 'A mill', width: 640 }) }, {}, [/640 px wide/]],
  ['small-picture', { image: picture({ alt: 'A mill' }) }, {}, []],
  ['no-topic', { topics: [] }, {}, [/no topic/]],
  ['no-author', { authorId: undefined }, {}, [/No author/]],
  ['long-headline', { title: 'x'.repeat(61) }, {}, [/has 61/]],
  ['long-headline', { title: 'x'.repeat(61), titleTag: 'Short' }, {}, []],
  ['heading-order', { body: '<h3>Three</h3><p>a</p><h2>Two</h2><h4>Four</h4>' }, {}, [/“Three”/, /“Four”/]],
  ['heading-order', { body: '<h2>Two</h2><h3>Three</h3><h2>Two</h2>' }, {}, []],
  [
    'link-words',
    { body: '<p><a href="/a/">Click here</a> and <a href="/b/">the report</a></p>' },
    {},
    [/Click here/],
  ],
  ['link-words', { body: '<p><a href="https://x.example/">https://x.example/</a></p>' }, {}, [/https:/]],
  [
    'dead-links',
    { body: '<p><a href="/article/old/">the report</a></p>' },
    { links: new Map([['/article/old/', { kind: 'missing' }]]) },
    [/leads nowhere/],
  ],
  [
    'unpublished-links',
    { body: '<p><a href="/article/next/">the report</a></p>' },
    { links: new Map([['/article/next/', { kind: 'unpublished' }]]) },
    [/not published/],
  ],
  [
    'unmarked-affiliate-links',
    {
      body: '<p><a href="https://other.example/p?tag=us-20">a kettle</a> <a href="https://shop.example/p?tag=us-20">a pan</a></p>',
    },
    {},
    [/a kettle/],
  ],
  [
    'expired-offers',
    {
      listicles: [
        {
          uuid: 'k',
          hed: 'Kettle',
          merchantOffers: [{ offerMerchant: 'Marlows', rawUrl: 'https://m.example/k' }],
        },
      ],
    },
    { offers: new Map([['https://m.example/k', { checkedAt: '2026-09-01T00:00:00Z', isReachable: true }]]) },
    [/Kettle: the price of Marlows was checked 78 days ago/],
  ],
])('%s in %j', (check, story, facts, messages) => {
  const texts = found(check, story, facts).map(({ message }) => message);
  expect(texts).toHaveLength(messages.length);
  for (const [index, message] of messages.entries()) expect(texts[index]).toMatch(message);
});

it('offers a fix that mends a heading and a moved link', () => {
  expect(found('heading-order', { body: '<h4>Four</h4>' })[0]?.fix).toMatchObject({
    kind: 'heading',
    level: 2,
  });
  const links = new Map([['/article/old/', { kind: 'moved', to: '/article/new/' }]]) as CheckFacts['links'];
  expect(
    found('dead-links', { body: '<p><a href="/article/old/">it</a></p>' }, { links })[0]?.fix,
  ).toMatchObject({
    kind: 'link',
    from: '/article/old/',
    to: '/article/new/',
  });
});

it.each<[embed: object, count: number]>([
  [{ type: 'podcast', title: 'Signals', show: '', url: '', durationSeconds: 0 }, 1],
  [{ type: 'podcast', title: 'Signals', show: '', url: 'javascript:0', durationSeconds: 0 }, 1],
  [{ type: 'podcast', title: 'Signals', show: '', url: 'https://a.example/1.mp3', durationSeconds: 0 }, 0],
  [{ type: 'relatedLinks', title: '', items: [{ title: 'One', url: '/article/one/' }] }, 0],
  [
    {
      type: 'relatedLinks',
      title: '',
      items: [
        { title: 'One', url: '' },
        { title: 'Two', url: '/article/two/' },
      ],
    },
    1,
  ],
  [{ type: 'margin', piece: { kind: 'related', title: '', items: [{ title: 'One', url: '' }] } }, 1],
  [{ type: 'margin', piece: { kind: 'note', title: '', text: '' } }, 0],
])('a block of the working copy that a version would lose a link of is named: %j', (embed, count) => {
  const document = storySchema.node('doc', null, [
    storySchema.node('embed', { uuid: 'a', embed: { uuid: 'a', ...embed } }),
  ]);
  expect(found('missing-addresses', {}, { document })).toHaveLength(count);
});

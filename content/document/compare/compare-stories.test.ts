import { expect, it } from 'vitest';
import { type StoryDraft, storyInput } from '../../entities/story-input.ts';
import { compareStories, sentenceOf } from './compare-stories.ts';

const story = (extra: object) =>
  storyInput.parse({ kind: 'article', slug: 'a', title: 'Title', body: '', ...extra } as StoryDraft);
const compare = (before: object, after: object) =>
  compareStories(story(before), story(after), ['site.example']);
const written = (blocks: ReturnType<typeof compare>['blocks']) =>
  blocks
    .filter(({ kind }) => kind !== 'same')
    .map(
      ({ kind, name, pieces }) =>
        `${kind} ${name}: ${pieces.map(({ text, change }) => (change === 'same' ? text : `${change === 'added' ? '+' : '-'}[${text}]`)).join('')}`,
    );

const [one, two, three] = [
  '<p>Orders were rationed by the plant in spring.</p>',
  '<p>The list had nine rows.</p>',
  '<p>It grew.</p>',
];

it.each<[what: string, before: string, after: string, changes: string[]]>([
  ['nothing', `${one}${two}`, `${one}${two}`, []],
  ['words', two, '<p>The list had 214 rows.</p>', ['changed Paragraph 1: The list had -[nine]+[214] rows.']],
  ['a new block', one, `${one}${three}`, ['added Paragraph 2: +[It grew.]']],
  [
    'a removed block',
    `${one}${two}${three}`,
    `${one}${three}`,
    ['removed Paragraph 2: -[The list had nine rows.]'],
  ],
  ['a moved block', `${one}${two}${three}`, `${three}${one}${two}`, ['moved Paragraph 1: It grew.']],
  [
    'a rewritten block',
    two,
    '<p>Silence followed.</p>',
    ['removed Paragraph 1: -[The list had nine rows.]', 'added Paragraph 1: +[Silence followed.]'],
  ],
])('%s', (_, before, after, changes) => {
  expect(written(compare({ body: before }, { body: after }).blocks)).toEqual(changes);
});

it('names links, formatting, levels and values of embeds that changed', () => {
  const chart = (value: number) => ({
    additionalShortcodeData: {
      c: {
        type: 'chart',
        uuid: 'c',
        kind: 'bar',
        title: 'Load',
        labels: ['2025'],
        series: [{ name: 'GW', values: [value] }],
        source: 'x',
      },
    },
  });
  const shortcode = '[chart uuid="c"]';
  const { blocks } = compare(
    {
      body: `<h3>Then</h3><p>See <a href="/a/">the list</a> of <strong>rows</strong>.</p>${shortcode}`,
      ...chart(7.3),
    },
    { body: `<h2>Then</h2><p>See <a href="/b/">the list</a> of rows.</p>${shortcode}`, ...chart(6.2) },
  );
  const attributes = blocks.flatMap((block) =>
    block.attributes.map((change) => ({ block: block.name, ...change })),
  );
  expect(attributes).toEqual(
    expect.arrayContaining([
      { block: 'Heading', name: 'level', before: '3', after: '2' },
      { block: 'Paragraph 1', name: 'Link on “the list”', before: '/a/', after: '/b/' },
      { block: 'Paragraph 1', name: 'Formatting of “rows”', before: 'strong', after: '' },
    ]),
  );
});

it('compares fields, texts word by word', () => {
  const result = compare(
    { title: 'The chip shortage', tags: [] },
    { title: 'The power shortage', tags: ['grid'], dek: 'New' },
  );
  expect(result.fields.map(({ name }) => name).toSorted()).toEqual(['dek', 'tags', 'title']);
  expect(result.fields.find(({ name }) => name === 'title')?.pieces).toContainEqual({
    text: 'power',
    change: 'added',
  });
  expect(sentenceOf(result)).toBe('0 blocks and 3 fields differ: 2 words added, 1 removed.');
  expect(sentenceOf(compare({}, {}))).toBe('Nothing is different.');
});

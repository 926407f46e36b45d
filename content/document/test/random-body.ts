import type { Embed } from '../../entities/embed.ts';
import { allowedTags } from '../../rules/body/allowed-tags.ts';
import type { StoryBody } from '../from-body.ts';

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Choices {
  below: (limit: number) => number;
  one: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
}

export function choices(random: () => number): Choices {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    one: <T>(list: readonly T[]) => list[below(list.length)] as T,
    chance: (share) => random() < share,
  };
}

const tags = Object.keys(allowedTags);
const inline = 'a strong em b i code sub sup abbr time mark small del ins span'.split(' ');
const strange = ['div', 'section', 'script', 'foo', 'h1', 'font', 'center', 'svg', 'img', 'dl', 'title'];
const words = [
  'word',
  ' ',
  '\n',
  'two words',
  '&amp;',
  '&nbsp;',
  'é',
  '😀',
  '"q"',
  '&lt;b&gt;',
  "it's",
  '[',
  ']',
  'a & b',
];
const attributes = [
  ...[
    ' href="https://other.example/a?b=1&amp;c"',
    ' href="/article/x/"',
    ' href="javascript:x"',
    ' title="a &quot;b&quot;"',
  ],
  ...[
    ' colspan="1"',
    ' colspan=2',
    ' colspan="0"',
    ' colspan="007"',
    ' rowspan="3"',
    ' scope="col"',
    ' start="4"',
  ],
  ...[' datetime="2026-01-02"', ' class="x"', ' id="mine"', ' style="font-weight: bold"', ' onclick="x()"'],
];
const shortcodes = [
  '[shortcode type="chart"',
  '[shortcode',
  '[shortcode type="image" uuid="gone"]',
  '[short',
];

/** HTML as editors, importers and attackers send it: nested well, badly, deep, empty, with text anywhere. */
function randomHtml(choose: Choices, depth: number): string {
  const { below, one, chance } = choose;
  const parts: string[] = [];
  for (let count = below(depth === 0 ? 3 : 2) + 1; count > 0; count -= 1) {
    const kind = below(20);
    if (kind < 6 || depth > 2) parts.push(one(words));
    else if (kind < 16) parts.push(element(choose, depth));
    else if (kind < 17) parts.push(chance(0.5) ? `<${one(tags)}>` : `</${one(tags)}>`);
    else if (kind < 18) parts.push(one(['<br>', '<hr>', '<!-- c -->', '<p></p>', '<p> </p>', '<b></b>']));
    else parts.push(table(choose, depth));
  }
  return parts.join('');
}

function element(choose: Choices, depth: number): string {
  const { one, chance } = choose;
  const kind = choose.below(12);
  const tag =
    kind < 5
      ? one(inline)
      : kind < 8
        ? one(['p', 'h2', 'ul', 'ol', 'li', 'blockquote'])
        : one(kind < 11 ? tags : strange);
  const attribute = chance(0.4) ? one(attributes) : '';
  if (tag === 'ul' && chance(0.8)) return list(choose, depth);
  return `<${tag}${attribute}>${randomHtml(choose, depth + 1)}${chance(0.95) ? `</${tag}>` : ''}`;
}

function list(choose: Choices, depth: number): string {
  const items = Array.from(
    { length: choose.below(3) + 1 },
    () => `<li>${randomHtml(choose, depth + 1)}</li>`,
  );
  return `<ul>${choose.one(['', '\n'])}${items.join(choose.one(['', '\n', ' ']))}</ul>`;
}

function table(choose: Choices, depth: number): string {
  const { one, below, chance } = choose;
  const space = one(['', '\n', ' ']);
  const cell = () =>
    `<${one(['td', 'th'])}${chance(0.3) ? one(attributes) : ''}>${chance(0.8) ? one(words) : randomHtml(choose, depth + 1)}`;
  const row = () => `${space}<tr>${Array.from({ length: below(3) }, cell).join(space)}</tr>`;
  const section = () => {
    const tag = one(['thead', 'tbody', 'tfoot', '']);
    const rows = Array.from({ length: below(3) }, row).join(space);
    return tag ? `<${tag}>${rows}${space}</${tag}>` : rows;
  };
  const caption = chance(0.3) ? `${space}<caption>${one(words)}<em>c</em></caption>` : '';
  return `<table>${caption}${Array.from({ length: below(3) + 1 }, section).join(space)}${space}</table>`;
}

function randomEmbed(uuid: string, choose: Choices): Embed {
  const { one, chance, below } = choose;
  const text = () => (chance(0.2) ? '' : `${one(words)} ${one(words)}`);
  const texts = () => Array.from({ length: below(4) }, text);
  const html = () => randomHtml(choose, 2);
  const makers: readonly (() => Embed)[] = [
    () => ({ type: 'pullQuote', uuid, quote: text(), ...(chance(0.5) ? { credit: text() } : {}) }),
    () => ({ type: 'infoCard', uuid, title: text(), text: text(), ...(chance(0.7) ? { html: html() } : {}) }),
    () => ({ type: 'keyTakeaways', uuid, items: texts() }),
    () => ({
      type: 'liveEntry',
      uuid,
      at: '2026-11-18T10:00:00Z',
      title: text(),
      html: html(),
      keyEvent: chance(0.5),
    }),
    () => ({
      type: 'image',
      uuid: chance(0.9) ? uuid : 'other',
      image: {
        alt: text(),
        typeName: 'image',
        ...(chance(0.6) ? { caption: text() } : {}),
        ...(chance(0.3) ? { isDecorative: true } : {}),
      },
      wide: chance(0.5),
    }),
    () => ({
      type: 'table',
      uuid,
      caption: text(),
      head: texts(),
      rows: Array.from({ length: below(3) }, texts),
    }),
    () => ({
      type: 'buyButton',
      uuid,
      label: text(),
      merchant: 'Shop',
      url: one(['https://shop.example/', 'javascript:x']),
    }),
    () => ({ type: 'code', uuid, language: 'ts', code: text() }),
    () => ({ type: 'listicle', uuid, listicle: { uuid, usePricing: false, description: html() } }),
    () => ({ type: 'tally', uuid, title: text(), parts: [] }),
  ];
  return one(makers)();
}

/** A stored body with embeds that are shown, unknown, shown twice or not shown at all. */
export function randomStoryBody(random: () => number): StoryBody {
  const choose = choices(random);
  const { below, one, chance } = choose;
  const uuids = Array.from({ length: below(4) }, (_, index) => `u-${index}`);
  const additionalShortcodeData = Object.fromEntries(uuids.map((uuid) => [uuid, randomEmbed(uuid, choose)]));
  const listed = () => Array.from({ length: below(3) }, (_, index) => `l-${index}`);
  const listicles = listed().map((uuid) => ({
    uuid,
    usePricing: chance(0.5),
    hed: one(words),
    description: '<p>a<p>',
  }));
  const reviewCards = listed().map((uuid) => ({ uuid, usePricing: false, rating: below(5) }));
  const shown = [
    ...Object.entries(additionalShortcodeData).map(([uuid, { type }]) => ({ type, uuid })),
    ...listicles.map(({ uuid }) => ({ type: 'listicle', uuid })),
    ...reviewCards.map(({ uuid }) => ({ type: 'reviewCard', uuid })),
    { type: 'chart', uuid: one(['', 'missing', 'u-0', 'a&amp;b']) },
  ];
  const parts = Array.from({ length: below(3) + 1 }, () => {
    if (chance(0.65)) return randomHtml(choose, 0);
    if (chance(0.1)) return one(shortcodes);
    const { type, uuid } = one(shown);
    return `${one(['', '\n'])}[shortcode type="${type}" uuid="${uuid}"]${one(['', '\n'])}`;
  });
  if (chance(0.01)) parts.push('<b>'.repeat(40), 'deep', '<i>x</i>'.repeat(3));
  return { body: parts.join(''), additionalShortcodeData, listicles, reviewCards };
}

import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import type { AdBodyRules } from '#content/entities/ads-config.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { placeInBody } from './place-in-body.ts';
import { splitProse } from './split-prose.ts';

const rules: AdBodyRules = {
  first: 200,
  between: 300,
  fromImages: 100,
  fromHeadings: 100,
  beforeEnd: 100,
  most: 3,
};
const paragraph = (length = 100) => `<p>${'a'.repeat(length)}</p>`;
const prose = (...html: string[]): BodyBlock => ({ kind: 'prose', html: html.join('\n') });
const image: BodyBlock = { kind: 'embed', embed: embedExamples.image };
const times = (count: number, html = paragraph()) => Array.from({ length: count }, () => html);

/** The story as readers see it: `p`, `h2`, `embed` and `ad`. */
function read(blocks: readonly BodyBlock[], change: Partial<AdBodyRules> = {}): string {
  const placed = placeInBody(blocks, { ...rules, ...change });
  return placed.blocks
    .flatMap((block, index) => [
      ...(placed.breaks.includes(index) ? ['ad'] : []),
      ...(block.kind === 'embed' ? ['embed'] : splitProse(block.html).map(({ tag }) => tag)),
    ])
    .join(' ');
}

describe('ads in a body', () => {
  it('AD-55 go between paragraphs, with text before, between and after them', () => {
    expect(read([prose(...times(8))])).toBe('p p ad p p p ad p p p');
  });

  it('AD-55 no more than the rules allow', () => {
    expect(read([prose(...times(40))]).match(/ad/g)).toHaveLength(3);
    expect(read([prose(...times(40))], { most: 0 })).not.toContain('ad');
  });

  it('AD-55 keep a distance from images and all other embeds, on both sides', () => {
    expect(read([prose(...times(3)), image, prose(...times(3))])).toBe('p p ad p embed p p ad p');
    expect(read([prose(...times(2)), image, prose(...times(3))])).toBe('p p embed p ad p p');
    expect(read([prose(...times(2)), image, prose(...times(3))], { fromImages: 201 })).not.toContain('ad');
    expect(
      read([prose(paragraph(), paragraph(), '<figure><img></figure>', ...times(3))], { fromImages: 250 }),
    ).not.toContain('ad');
  });

  it('AD-55 keep a distance from headings', () => {
    expect(read([prose(paragraph(), paragraph(), '<h2 id="a">b</h2>', ...times(3))])).toBe('p p h2 p ad p p');
    expect(
      read([prose(paragraph(), paragraph(), '<h2 id="a">b</h2>', ...times(3))], { fromHeadings: 101 }),
    ).toBe('p p h2 p p ad p');
  });

  it('AD-55 never go inside a list, a quote or anything but between two paragraphs', () => {
    const list = `<ul>${times(9, '<li>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</li>').join('')}</ul>`;
    expect(read([prose(list, list, list)])).toBe('ul ul ul');
    expect(read([prose(`<blockquote>${times(9).join('')}</blockquote>`)])).toBe('blockquote');
  });

  it('AD-55 a list of picks has its own place', () => {
    const pick: BodyBlock = { kind: 'embed', embed: embedExamples.listicle };
    expect(read([prose(...times(8)), pick])).not.toContain('ad');
  });

  it('a short story has none and is returned unchanged', () => {
    const blocks = [prose(...times(2))];
    expect(placeInBody(blocks, publication.ads.body)).toEqual({ blocks, breaks: [] });
  });

  it('AD-55 neither lose nor change text', () => {
    const blocks = [prose(...times(8)), image, prose('<h2>x</h2>', ...times(9), 'left <b>over</b>')];
    const text = (list: readonly BodyBlock[]) =>
      list.map((block) => (block.kind === 'prose' ? block.html : block.embed.uuid)).join('');
    const placed = placeInBody(blocks, rules);
    expect(placed.breaks.length).toBeGreaterThan(1);
    expect(text(placed.blocks)).toBe(text(blocks));
  });

  it.each([['<p>open'], ['</p>'], ['<p>a</p></div><p>b</p>'], ['no tags'], ['']])(
    'tags that do not add up are one piece: %s',
    (html) => {
      expect(splitProse(html)).toHaveLength(1);
      expect(splitProse(html)[0]?.html).toBe(html);
    },
  );
});

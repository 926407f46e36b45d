import { describe, expect, it } from 'vitest';
import type { BodyBlock } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { chaptersOf, namedChapters } from './chapters.ts';
import { splitChapters } from './split-chapters.ts';

const prose = (html: string): BodyBlock => ({ kind: 'prose', html });
const margin: BodyBlock = { kind: 'embed', embed: embedExamples.margin };
const quote: BodyBlock = { kind: 'embed', embed: embedExamples.pullQuote };
const rules = { isBleed: () => false, isElsewhere: () => false };

describe('splitting a body into chapters', () => {
  it('begins a block at each heading, with its plain text and its words', () => {
    const { blocks } = splitChapters({
      blocks: [
        prose('<p>One two.</p><h2 id="h-a">Salt &amp; <em>rust</em></h2><p>Three.</p><h2 id="h-b">B</h2>'),
      ],
      breaks: [],
    });
    expect(blocks.map((block) => block.kind === 'prose' && [block.heading, block.words])).toEqual([
      [undefined, 2],
      [{ id: 'h-a', text: 'Salt &  rust' }, 4],
      [{ id: 'h-b', text: 'B' }, 1],
    ]);
  });

  it('gives the paragraph before a margin piece a block of its own, and never parts a heading from its first one', () => {
    const split = (html: string) =>
      splitChapters({ blocks: [prose(html), margin], breaks: [] }).blocks.length;
    expect(split('<p>A</p><p>B</p>')).toBe(3);
    expect(split('<p>A</p>')).toBe(2);
    expect(split('<h2 id="h">H</h2><p>A</p>')).toBe(2);
  });

  it('keeps each ad before the block it was before', () => {
    const { blocks, breaks } = splitChapters({
      blocks: [prose('<h2 id="a">A</h2><p>1</p><h2 id="b">B</h2>'), quote, prose('<p>2</p>')],
      breaks: [2],
    });
    expect(breaks).toEqual([3]);
    expect(blocks[3]).toMatchObject({ html: '<p>2</p>' });
  });

  it('leaves prose with unbalanced tags in one piece', () => {
    expect(splitChapters({ blocks: [prose('<p>A<h2>')], breaks: [] }).blocks).toHaveLength(1);
  });

  it('holds with nothing, with one word, with forty chapters and with twenty thousand words', () => {
    expect(splitChapters({ blocks: [], breaks: [] }).blocks).toEqual([]);
    const chapters = (html: string) =>
      namedChapters(chaptersOf(splitChapters({ blocks: [prose(html)], breaks: [] }).blocks, [], rules));
    expect(chapters('<p>Word</p>')).toEqual([]);
    const forty = Array.from({ length: 40 }, (_, index) => `<h2 id="c${index}">C</h2><p>Text.</p>`).join('');
    expect(chapters(forty)).toHaveLength(40);
    expect(chapters(`<h2 id="a">A</h2><p>${'word '.repeat(20_000)}</p>`)[0]?.minutes).toBeGreaterThan(60);
  });
});

describe('chapters', () => {
  it('give a margin piece to the text before it, also one that begins the body', () => {
    const [opening] = chaptersOf([margin, prose('<p>A</p>'), margin, margin], [], rules);
    const [part] = opening?.parts ?? [];
    expect(part?.kind === 'text' && part.items.map((item) => item.margin.length)).toEqual([0, 2]);
  });

  it('count the opening into the minutes of the first chapter', () => {
    const long = `<p>${'word '.repeat(1000)}</p>`;
    const { blocks } = splitChapters({
      blocks: [prose(`${long}<h2 id="a">A</h2>${long}<h2 id="b">B</h2>${long}`)],
      breaks: [],
    });
    const [first, second] = namedChapters(chaptersOf(blocks, [], rules)).map(({ minutes }) => minutes);
    expect(first).toBeGreaterThan(second ?? 0);
  });
});

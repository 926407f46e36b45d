import { describe, expect, it } from 'vitest';
import { listedMost } from '#content/rules/reading-list/reading-list.ts';
import {
  isSameStory,
  noteReading,
  rememberedDismissed,
  rememberedSaved,
  rememberedStarted,
  rememberedTextSize,
  rememberedTheme,
} from './remembered-things.ts';
import { withFirst } from './with-first.ts';

const story = (number: number) => ({ url: `/article/${number}/`, title: `Story ${number}` });

describe('what is read back', () => {
  it.each([
    [rememberedTheme, 'dark', 'dark'],
    [rememberedTheme, 'pink', undefined],
    [rememberedTextSize, 'large', 'large'],
    [rememberedTextSize, 2, undefined],
    [rememberedDismissed, ['a', 1, null], ['a']],
    [rememberedSaved, 'x', undefined],
    [
      rememberedSaved,
      [story(1), null, { url: '/a/' }, { url: 'javascript:alert(1)', title: 'x' }],
      [story(1)],
    ],
    [rememberedSaved, [{ url: '//elsewhere.test/', title: 'x' }], []],
    [
      rememberedStarted,
      [
        { ...story(1), share: 0.5 },
        { ...story(2), share: 7 },
      ],
      [{ ...story(1), share: 0.5 }],
    ],
  ])('of $name, %o gives %o', (stored, value, expected) => {
    expect(stored.read(value)).toEqual(expected);
  });

  it('is bounded', () => {
    const many = Array.from({ length: listedMost + 50 }, (_, number) => story(number));
    expect(rememberedSaved.read(many)).toHaveLength(listedMost);
    expect(rememberedSaved.read([{ url: '/a/', title: 'x'.repeat(5000) }])?.[0]?.title).toHaveLength(300);
  });
});

describe('lists of stories', () => {
  it('put the newest first, once, and drop the oldest', () => {
    const list = [story(1), story(2), story(3)];
    expect(withFirst(list, story(2), 3, isSameStory)).toEqual([story(2), story(1), story(3)]);
    expect(withFirst(list, story(4), 3, isSameStory)).toEqual([story(4), story(1), story(2)]);
  });

  it.each([
    ['hardly begun is not noted', 0.05, []],
    ['begun is noted', 0.4, ['/article/1/']],
    ['nearly at the end is noted', 0.9, ['/article/1/']],
    ['read is not noted', 0.95, []],
  ])('%s', (_, share, urls) => {
    expect(noteReading([], { ...story(1), share }).map(({ url }) => url)).toEqual(urls);
  });

  it('forget a story once it has been read, and keep it when the reader only scrolled up', () => {
    const started = noteReading([], { ...story(1), share: 0.5 });
    expect(noteReading(started, { ...story(1), share: 0.97 })).toEqual([]);
    expect(noteReading(started, { ...story(1), share: 0.02 })).toEqual(started);
  });
});

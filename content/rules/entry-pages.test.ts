import { describe, expect, it } from 'vitest';
import type { Article } from '../entities/article.ts';
import type { BodyBlock } from '../entities/embed.ts';
import { articleExample } from '../examples/article.ts';
import { embedExamples } from '../examples/embed.ts';
import { keyEventsMost } from '../limits.ts';
import { pageOfEntries, pageOfEntry } from './entry-pages.ts';

const entry = (number: number): BodyBlock => ({
  kind: 'embed',
  embed: {
    ...embedExamples.liveEntry,
    uuid: `e${number}`,
    title: `Entry ${number}`,
    keyEvent: number % 10 === 0,
  },
});
/** Entries are numbered from the oldest, which is the last one of the body. */
const live = (count: number): Article => ({
  ...articleExample,
  layoutName: 'live-blog',
  entryPages: undefined,
  bodyBlocks: [
    { kind: 'prose', html: '<p>Opening.</p>' },
    ...Array.from({ length: count }, (_, index) => entry(count - index)),
  ],
});
/** `first…last` entry of a page, with what stands before them. */
function read(story: Article | undefined): string | undefined {
  const names = story?.bodyBlocks?.map((block) =>
    block.kind === 'embed' && block.embed.type === 'liveEntry' ? block.embed.uuid : 'text',
  );
  const entries = names?.filter((name) => name !== 'text') ?? [];
  return (
    story && `${names?.includes('text') ? 'text ' : ''}${entries[0]}…${entries.at(-1)} (${entries.length})`
  );
}

describe('CL-38 the pages of a live blog', () => {
  it.each([
    [3, 1, 'text e3…e1 (3)', undefined, undefined],
    [3, 2, undefined, undefined, undefined],
    [199, 1, 'text e199…e1 (199)', undefined, undefined],
    [200, 1, 'text e200…e101 (100)', undefined, 2],
    [200, 2, 'e100…e1 (100)', 1, undefined],
    [250, 1, 'text e250…e101 (150)', undefined, 2],
    [2000, 1, 'text e2000…e1901 (100)', undefined, 20],
    [2000, 20, 'e1900…e1801 (100)', 1, 19],
    [2000, 19, 'e1800…e1701 (100)', 20, 18],
    [2000, 2, 'e100…e1 (100)', 3, undefined],
    [2000, 21, undefined, undefined, undefined],
  ])('of %i entries, page %i has %s', (count, page, expected, newer, older) => {
    const story = pageOfEntries(live(count), page);
    expect(read(story)).toBe(expected);
    expect([story?.entryPages?.newer, story?.entryPages?.older]).toEqual([newer, older]);
  });

  it('an older page keeps its entries while new ones come', () => {
    for (let count = 200; count < 450; count += 1)
      expect(read(pageOfEntries(live(count), 2)), `${count}`).toBe('e100…e1 (100)');
  });

  it('knows the page of every entry, and the first for one that is gone', () => {
    for (const count of [3, 199, 200, 250, 999]) {
      const story = live(count);
      for (let number = 1; number <= count; number += 1) {
        const page = pageOfEntries(story, pageOfEntry(story, `e${number}`));
        const has = page?.bodyBlocks?.some(
          (block) => block.kind === 'embed' && block.embed.uuid === `e${number}`,
        );
        expect(has, `${number} of ${count}`).toBe(true);
      }
      expect(pageOfEntry(story, 'gone')).toBe(1);
    }
  });

  it('names key events of every page, the newest ones, and which page has each', () => {
    const { keyEvents = [], total } = pageOfEntries(live(2000), 1)?.entryPages ?? {};
    expect(total).toBe(2000);
    expect(keyEvents).toHaveLength(keyEventsMost);
    expect(keyEvents[0]).toMatchObject({ uuid: 'e2000', page: 1 });
    expect(keyEvents.at(-1)).toMatchObject({ uuid: 'e1510', page: 17 });
  });

  it('every other story has one page', () => {
    expect(pageOfEntries(articleExample, 1)).toBe(articleExample);
    expect(pageOfEntries(articleExample, 2)).toBeUndefined();
  });
});

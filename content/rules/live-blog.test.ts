import { describe, expect, it } from 'vitest';
import { contentLinkExample } from '../examples/content-link.ts';
import type { ComposedPage } from '../page/composed-page.ts';
import { coverageMaxAge } from './coverage-max-age.ts';
import { endedTitle } from './ended-title.ts';
import { isLiveBlog } from './live-blog.ts';
import { coverageState, endOfCoverage, isCoverageLive } from './live-coverage.ts';
import { cardWithCoverage } from './with-coverage.ts';

const start = '2026-03-10T12:00:00Z';

describe('live blog', () => {
  it.each([
    ['CL-37', 'before it starts', '2026-03-10T11:59:59Z', false],
    ['CL-37', 'at the start', '2026-03-10T12:00:00Z', true],
    ['CL-37', 'after 23:59', '2026-03-11T11:59:00Z', true],
    ['CL-37', 'after 24:00', '2026-03-11T12:00:00Z', false],
  ])('%s coverage %s', (_id, _name, now, expected) => {
    expect(isCoverageLive(start, new Date(now))).toBe(expected);
  });

  it('CL-38 starts with the published date; without one it is never live', () => {
    expect(isCoverageLive(undefined, new Date(start))).toBe(false);
  });

  it.each([
    ['CL-38', { subType: 'live-blog' }, true],
    ['CL-38', { layoutName: 'live-blog' }, true],
    ['CL-38', { subType: 'news' }, false],
  ])('%s %j', (_id, story, expected) => {
    expect(isLiveBlog(story)).toBe(expected);
  });

  const entry = (time: string, lastEntry = false) => ({ at: `2026-03-10T${time}:00Z`, lastEntry });
  it.each([
    ['is live without entries', [], '12:30', 'live'],
    ['CL-37 is live however long it was quiet', [entry('14:00'), entry('12:10')], '23:59', 'live'],
    ['has ended with the editor’s last entry', [entry('14:00', true), entry('12:10')], '14:00', 'ended'],
    ['is live until then', [entry('14:00', true), entry('12:10')], '13:59', 'live'],
    ['is live with an entry whose time is none', [{ at: 'soon', lastEntry: true }], '12:30', 'live'],
    ['has no state before it begins', [], '11:59', undefined],
  ])('%s', (_title, entries, now, state) => {
    expect(coverageState(start, endOfCoverage(start, entries), new Date(`2026-03-10T${now}:00Z`))).toBe(
      state,
    );
  });

  it('CL-37 ends a day after its start although entries go on', () => {
    const entries = [{ at: '2026-03-11T15:30:00Z', lastEntry: true }];
    expect(endOfCoverage(start, entries)?.toISOString()).toBe('2026-03-11T12:00:00.000Z');
    expect(endOfCoverage(undefined, entries)).toBeUndefined();
    expect(coverageState(undefined, undefined, new Date(start))).toBeUndefined();
  });
});

it.each([
  ['Open Day, live: a phone', 'Open Day, as it happened: a phone'],
  ['Open Day, Live', 'Open Day, as it happened'],
  ['Live: the vote', 'The vote, as it happened'],
  ['The vote, as it happened', 'The vote, as it happened'],
  ['Where do we live?', 'Where do we live? As it happened'],
  ['The lives we live: a list', 'The lives we live: a list, as it happened'],
])('the title %j of ended coverage is %j', (title, ended) => {
  expect(endedTitle(title)).toBe(ended);
});

describe('cards and pages of a live blog', () => {
  const card = {
    ...contentLinkExample,
    title: 'Open Day, live',
    promoTitle: undefined,
    datePublished: start,
    metaData: { coverageEnd: '2026-03-11T12:00:00.000Z' },
  };
  const before = new Date('2026-03-11T11:59:30Z');
  const after = new Date('2026-03-11T12:00:00Z');
  const live = cardWithCoverage(card, before);

  it('CL-37 a card says Live until coverage ends, then Ended, also in its title', () => {
    expect(live).toMatchObject({ title: 'Open Day, live', metaData: { coverage: 'live' } });
    expect(cardWithCoverage(live, before)).toBe(live);
    const ended = cardWithCoverage(live, after);
    expect(ended).toMatchObject({ title: 'Open Day, as it happened', metaData: { coverage: 'ended' } });
    expect(cardWithCoverage(ended, after)).toBe(ended);
    expect(cardWithCoverage(contentLinkExample, after)).toBe(contentLinkExample);
  });

  const page = (...components: object[]) => ({ components }) as unknown as ComposedPage['data'];
  it.each([
    ['without coverage', page({ meta: {}, data: {} }, { errors: [] }), 300],
    ['with a live card', page({ meta: {}, data: {}, items: [live, { id: 'x' }] }), 30],
    ['with an ended card', page({ meta: {}, data: {}, items: [cardWithCoverage(live, after)] }), 300],
    [
      'of live coverage',
      page({ meta: {}, data: { coverage: { state: 'live', end: '2026-03-12T12:00:00Z' } } }),
      60,
    ],
  ])('CL-37 a page %s is cached for %i seconds', (_title, data, seconds) => {
    expect(coverageMaxAge(data, 300, before)).toBe(seconds);
  });
});

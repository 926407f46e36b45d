import { expect, it } from 'vitest';
import type { Embed } from '#content/entities/embed.ts';
import { withLiveTimes } from './live-times.ts';

const entry = (at: string, more: object = {}) =>
  ({ type: 'liveEntry', uuid: at, at, title: 't', html: '', keyEvent: false, ...more }) as Embed;
const night = () => ({
  a: entry('2026-11-11T04:38:00Z', { lastEntry: true }),
  b: entry('2026-11-10T23:02:00Z'),
});
const times = (embeds: Record<string, Embed>) =>
  Object.values(embeds).map((embed) => ('at' in embed ? embed.at : ''));

it.each([
  // In New York: from 6:02 in the evening to 11:38, in winter and in summer.
  ['2026-12-03T09:17:00Z', '2026-12-02T23:02:00.000Z', '2026-12-03T04:38:00.000Z'],
  ['2026-07-20T13:00:00Z', '2026-07-19T22:02:00.000Z', '2026-07-20T03:38:00.000Z'],
])('coverage that ended keeps its clock times when the story is of %s', (start, first, last) => {
  const embeds = night();
  expect(withLiveTimes(embeds, new Date(start)).toISOString()).toBe(first);
  expect(times(embeds)).toEqual([last, first]);
});

it('coverage that is going on begins with its story', () => {
  const embeds = { a: entry('2026-11-14T15:52:00Z'), b: entry('2026-11-14T13:00:00Z') };
  const start = new Date('2027-01-02T08:15:00Z');
  expect(withLiveTimes(embeds, start)).toEqual(start);
  expect(times(embeds)).toEqual(['2027-01-02T11:07:00.000Z', '2027-01-02T08:15:00.000Z']);
});

it('a story without entries keeps its date', () => {
  const start = new Date('2027-01-02T08:15:00Z');
  expect(withLiveTimes({}, start)).toBe(start);
});

import { expect, it } from 'vitest';
import { createNightlyChecks, lastNight } from './nightly-checks.ts';

it.each([
  // New York, in winter and on the days when clocks change.
  ['2026-11-15T12:00:00Z', '2026-11-15T08:00:00.000Z'],
  ['2026-11-15T07:59:00Z', '2026-11-14T08:00:00.000Z'],
  ['2026-11-15T08:00:00Z', '2026-11-15T08:00:00.000Z'],
  ['2026-07-01T03:00:00Z', '2026-06-30T07:00:00.000Z'],
])('at %s the last night was at %s', (now, expected) => {
  expect(new Date(lastNight(Date.parse(now))).toISOString()).toBe(expected);
});

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };

function open(start: string) {
  const clock = { now: Date.parse(start) };
  const parts: { after: number; since: number }[] = [];
  let links = 0;
  const checks = createNightlyChecks({
    api: {
      async checkArchive(part) {
        parts.push(part);
        return part.after < 20 ? part.after + 10 : undefined;
      },
      openLinks: async () => {
        links -= 1;
        return Math.max(0, links);
      },
    },
    now: () => clock.now,
    log,
    pause: async () => undefined,
  });
  checks.start();
  return { clock, parts, checks, wantLinks: (count: number) => (links = count), links: () => links };
}

it('a server that started in the day makes up for the night once, when its start is long over', async () => {
  const { clock, parts, checks } = open('2026-11-15T12:00:00Z');
  await checks.wake();
  expect(parts).toEqual([]);
  clock.now += 700_000;
  await checks.wake();
  await checks.wake();
  expect(parts.map(({ after }) => after)).toEqual([0, 10, 20]);
  await checks.stop();
});

it('every night begins again', async () => {
  const { clock, parts, checks } = open('2026-11-15T07:59:00Z');
  clock.now += 120_000;
  await checks.wake();
  expect(parts.map(({ since }) => new Date(since).toISOString())).toEqual(
    Array(3).fill('2026-11-15T08:00:00.000Z'),
  );
  clock.now += 86_400_000;
  await checks.wake();
  expect(parts).toHaveLength(6);
  await checks.stop();
});

it('links that a check has met are opened by day, part by part', async () => {
  const { checks, parts, wantLinks, links } = open('2026-11-15T12:00:00Z');
  wantLinks(3);
  await checks.wake();
  expect([links(), parts]).toEqual([0, []]);
  await checks.stop();
});

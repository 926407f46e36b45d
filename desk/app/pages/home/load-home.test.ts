import { expect, it } from 'vitest';
import { type HomeFacts, type HomePart, withEarlier } from './load-home.ts';

const facts = (of: string, unread: HomePart[] = []) =>
  ({
    out: of,
    plans: of,
    blocked: of,
    needsYou: of,
    late: of,
    pictures: of,
    found: of,
    popular: of,
    unread: new Set(unread),
  }) as never as HomeFacts;

it.each([
  ['everything was read', [], []],
  ['the schedule', ['plans'], ['plans', 'blocked']],
  ['what needs attention', ['attention'], ['late', 'pictures', 'found']],
  ['two parts', ['out', 'popular'], ['out', 'popular']],
] as [string, HomePart[], string[]][])('shows as before what could not be read: %s', (_, unread, earlier) => {
  const shown = Object.entries(withEarlier(facts('now', unread), facts('before')));
  expect(shown.flatMap(([name, value]) => (value === ('before' as unknown) ? name : []))).toEqual(earlier);
});

it('has nothing to show in their place the first time', () => {
  expect(withEarlier(facts('now', ['plans']), undefined)).toEqual(facts('now', ['plans']));
});

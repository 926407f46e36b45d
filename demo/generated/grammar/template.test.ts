import { describe, expect, it } from 'vitest';
import { slugOf } from '../../slug.ts';
import { figure, numberWord, seasonName } from './calendar.ts';
import { fill, withArticle } from './template.ts';

describe('sentences with gaps', () => {
  const slot = (name: string) => ({ company: 'Tern', one: 'oven', action: 'sell spares' })[name] ?? '?';

  it.each([
    ['{company} will {action}', 'Tern will sell spares'],
    ['{Action}, says {company}', 'Sell spares, says Tern'],
    ['it is {a:one}', 'it is an oven'],
    ['{A:one} is born', 'An oven is born'],
    ['no gaps', 'no gaps'],
  ])('fills %s', (template, text) => {
    expect(fill(template, slot)).toBe(text);
  });

  it.each([
    ['hour', 'an hour'],
    ['VPN service', 'a VPN service'],
    ['one-hand case', 'a one-hand case'],
    ['university', 'a university'],
    ['8-hour loop', 'an 8-hour loop'],
    ['$18 million', 'an $18 million'],
    ['$19 million', 'a $19 million'],
    ['eight', 'an eight'],
    ['laptop', 'a laptop'],
    ['user', 'a user'],
  ])('puts the right article before %s', (text, expected) => {
    expect(withArticle(text)).toBe(expected);
  });

  it.each([
    [7, 'seven'],
    [10, '10'],
    [1600, '1,600'],
    [1_002_003, '1,002,003'],
  ])('writes %d as %s', (value, text) => {
    expect(numberWord(value)).toBe(text);
  });

  it('agrees with Intl on commas', () => {
    for (const value of [0, 999, 1000, 10_050, 999_999, 12_000_007]) {
      expect(figure(value)).toBe(value.toLocaleString('en-US'));
    }
  });

  it.each([
    ['2026-12-03', 0, 'winter'],
    ['2026-03-01', 0, 'spring'],
    ['2026-11-14', 0, 'fall'],
    ['2026-11-14', 1, 'winter'],
    ['2026-01-14', -1, 'fall'],
  ])('knows the season of %s, %d later', (date, offset, season) => {
    expect(seasonName(new Date(date), offset)).toBe(season);
  });

  it.each([
    ['The Halden Book 14: what’s new?', 'the-halden-book-14-whats-new'],
    ['Résumé & café', 'resume-cafe'],
    ['a b c d e f g h i j k l', 'a-b-c-d-e-f-g-h-i-j'],
  ])('VAL-02 makes a slug of %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

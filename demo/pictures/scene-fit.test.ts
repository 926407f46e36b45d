import { describe, expect, it } from 'vitest';
import { MOTIFS, type MotifName } from './motifs.ts';
import { type Fit, fitOf, subjectsNamedIn } from './scene-fit.ts';
import { ANYWHERE_WHEN_NAMED, SUBJECTS_FOR_TOPIC, WORDS_FOR_SUBJECT } from './subjects.ts';

describe('whether a scene suits a story', () => {
  it.each<[motif: MotifName, drawing: number, topic: string, title: string, fit: Fit | undefined]>([
    ['phones', 0, 'smartphones', 'What comes after 28 hours?', 'own'],
    ['phones', 0, 'smartphones', 'The case for boring phones', 'named'],
    ['phones', 0, 'password-manager', 'Sesame raises $500 million and stays in Bergen', undefined],
    ['phones', 0, 'password-manager', 'Move your passkeys between phones without losing any', 'named'],
    ['passwords', 0, 'password-manager', 'What we can learn from forced resets', 'own'],
    ['finance', 0, 'password-manager', 'Sesame raises $500 million and stays in Bergen', 'named'],
    ['finance', 0, 'password-manager', 'What we can learn from forced resets', undefined],
    // A battery in a headline about headphones is not a battery shed.
    ['energy', 2, 'headphones', 'A battery a shop can swap in ten minutes', undefined],
    ['energy', 2, 'energy', 'A battery made of rust now backs up a town', 'named'],
    ['kitchen', 0, 'kitchen-household', 'Meet the allergy sufferers who read the manual', undefined],
    ['kitchen', 0, 'kitchen-household', 'How to descale a kettle without the smell', 'named'],
    ['security', 2, 'cyber-threats', 'Five companies sign', 'also'],
    ['televisions', 1, 'tvs', 'Nobody needs a panel that stays bright at noon', undefined],
    ['phones', 0, 'no-such-topic', 'The case for boring phones', undefined],
  ])('%s/%i above a story about %s, “%s”: %s', (motif, drawing, topic, title, fit) => {
    expect(fitOf({ motif, drawing }, { topic, title })).toBe(fit);
  });

  it.each([
    ['The road from Bakersfield to a better back glass', []],
    [
      'A hospital paid $2 million for a key that did not work',
      ['passwords/0', 'health/0', 'home-monitors', 'finance/0'],
    ],
    ['How to run a meeting from one page', ['inbox/1']],
  ])('“%s” names %j', (title, subjects) => {
    expect(subjectsNamedIn(title)).toEqual(subjects);
  });

  it('speaks only of drawings that exist', () => {
    const about = Object.values(SUBJECTS_FOR_TOPIC).flatMap(({ own, also = [], whenNamed = [] }) => [
      ...own,
      ...also,
      ...whenNamed,
    ]);
    const words = WORDS_FOR_SUBJECT.flatMap(([, subjects]) => subjects);
    for (const subject of [...about, ...words, ...ANYWHERE_WHEN_NAMED]) {
      const [motif, drawing = '0'] = subject.split('/') as [MotifName, string?];
      expect(MOTIFS[motif].drawings[Number(drawing)], subject).toBeDefined();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { lexicons } from '#demo/generated/lexicon/lexicons.ts';
import { randomOf } from '#demo/random.ts';
import { factsOf } from './facts.ts';
import { fittingTemplates } from './fitting.ts';
import { kinds } from './kinds/kinds.ts';
import { scenariosFor } from './news/scenarios.ts';

const date = new Date('2026-11-14T12:00:00Z');
const frames = [...Object.values(kinds).flatMap(({ frame }) => frame ?? [])];

describe('the grammar', () => {
  it.each(lexicons.map((lexicon) => [lexicon.topic, lexicon] as const))(
    'can fill every gap about %s',
    (_topic, lexicon) => {
      const every = [...frames, ...scenariosFor(lexicon)].flatMap(
        ({ titles, deks, ledes, details, headings, takeaways }) =>
          [titles, deks, ledes, details, headings, takeaways].flatMap((list) =>
            fittingTemplates(list, lexicon),
          ),
      );
      const facts = factsOf(lexicon, randomOf(lexicon.topic), date);
      for (const template of every) expect(facts.write(template)).not.toMatch(/[{}]|undefined/);
    },
  );

  it('has at least a dozen titles for every kind of story and something to say for every topic', () => {
    for (const [kind, { frame }] of Object.entries(kinds)) {
      if (frame && kind !== 'gift-guide') expect(frame.titles.length, kind).toBeGreaterThanOrEqual(12);
    }
    for (const lexicon of lexicons) {
      const titles = scenariosFor(lexicon).flatMap((scenario) => scenario.titles);
      expect(titles.length, lexicon.topic).toBeGreaterThanOrEqual(12);
      for (const scenario of scenariosFor(lexicon))
        expect(
          fittingTemplates(scenario.details, lexicon).length,
          `${lexicon.topic} ${scenario.name}`,
        ).toBeGreaterThan(1);
    }
  });

  it('keeps sentences short enough that two stories cannot share a paragraph', () => {
    for (const { topic, context, quotes, doubts, tips } of lexicons) {
      for (const sentence of [...context, ...quotes, ...doubts, ...tips])
        expect(sentence.split(' ').length, `${topic}: ${sentence}`).toBeLessThanOrEqual(24);
    }
  });

  it('answers every task with tips of its topic', () => {
    for (const { topic, tasks, tips } of lexicons) {
      for (const { words, tips: places } of tasks) {
        expect(places.length, `${topic}: ${words}`).toBeGreaterThan(0);
        for (const place of places) expect(tips[place], `${topic}: ${words}`).toBeDefined();
      }
    }
  });

  it('draws figures that add up', () => {
    for (const lexicon of lexicons) {
      const facts = factsOf(lexicon, randomOf(`sum/${lexicon.topic}`), date);
      const number = (slot: string) => Number(facts.slot(slot).replace(/[^0-9]/g, ''));
      expect(number('hits') + number('misses')).toBe(number('sample'));
      expect(number('share')).toBe(Math.round((number('hits') / number('sample')) * 100));
      expect(number('share') + number('restShare')).toBe(100);
      expect(number('price') - number('saving')).toBe(number('salePrice'));
      expect(facts.measure.less ? facts.before - facts.after : facts.after - facts.before).toBeGreaterThan(0);
    }
  });

  it('gives shared prose its own figures and leaves those of the story alone', () => {
    const [lexicon] = lexicons;
    if (!lexicon) throw new Error('no vocabulary');
    const facts = factsOf(lexicon, randomOf('aside'), date);
    const before = facts.slot('sample');
    facts.say({ any: ['{sample} of them'], gear: [] });
    expect(facts.slot('sample')).toBe(before);
  });
});

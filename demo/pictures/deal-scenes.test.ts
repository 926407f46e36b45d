import { describe, expect, it } from 'vitest';
import { againCost, dealScenes, type Hand } from './deal-scenes.ts';
import type { Picture } from './picture.ts';

function scene(motif: string, drawing: number, framing = 'stage'): Picture {
  const name = `scenes/${motif}-${drawing}-${framing}.webp`;
  const size = { width: 16, height: 9, color: '#000000', alt: 'Illustration: one' };
  return { name, kind: 'scene', topic: motif, motif, drawing, framing, ...size };
}

const phones = [scene('phones', 0), scene('phones', 0, 'near'), scene('phones', 1), scene('phones', 2)];
const laptops = [scene('laptops', 0), scene('laptops', 1)];
const set = [...phones, ...laptops];

const about = (topic: string, title = '', more: Partial<Hand> = {}): Hand => ({
  topic,
  title,
  lists: [`topic ${topic}`],
  ...more,
});
const named = (hands: readonly Hand[], scenes = set) =>
  dealScenes(hands, scenes).map((picture) => picture?.name);

describe('dealing pictures to stories', () => {
  it('shows everything that suits before anything comes back', () => {
    const four = named(Array.from({ length: 4 }, () => about('smartphones')));
    expect(new Set(four)).toEqual(new Set(phones.map(({ name }) => name)));
  });

  it('never puts a drawing beside itself while there is another', () => {
    const dealt = dealScenes(
      Array.from({ length: 40 }, () => about('smartphones')),
      set,
    );
    for (const [index, picture] of dealt.entries())
      expect(picture?.drawing).not.toBe(dealt[index + 1]?.drawing);
  });

  it('keeps lists apart that share few stories', () => {
    const mixed = Array.from({ length: 12 }, (_, index) => about(index % 2 ? 'laptops' : 'smartphones'));
    const dealt = named(mixed);
    const ofPhones = dealt.filter((_, index) => index % 2 === 0);
    expect(new Set(ofPhones.slice(0, 4)).size).toBe(4);
    expect(dealt.filter((_, index) => index % 2 === 1)[0]).not.toBe(dealt[3]);
  });

  it.each<[what: string, hand: Hand, name: string | undefined]>([
    ['what suits the topic', about('laptops'), 'scenes/laptops-0-stage.webp'],
    [
      'not what its text shows',
      about('laptops', '', { besides: ['scenes/laptops-0-stage.webp'] }),
      'scenes/laptops-1-stage.webp',
    ],
    [
      'what was chosen by hand',
      about('laptops', '', { only: phones.slice(3) }),
      'scenes/phones-2-stage.webp',
    ],
    ['nothing where nothing suits', about('energy'), undefined],
  ])('gives a story %s', (_what, hand, name) => {
    expect(named([hand])).toEqual([name]);
  });

  it('counts what was chosen by hand as shown', () => {
    const [first] = laptops;
    expect(named([about('laptops', '', { only: first ? [first] : [] }), about('laptops')])[1]).toBe(
      'scenes/laptops-1-stage.webp',
    );
  });

  it('finds it worst side by side, bad in one row, bearable on another page', () => {
    const costs = [1, 2, 4, 5, 12, 24, 25, 200].map((distance) => againCost(distance, 100));
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
    expect(againCost(undefined, 100)).toBe(0);
  });
});

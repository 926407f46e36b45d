import { describe, expect, it } from 'vitest';
import { choosePicture, productsFor, scenesFor } from './choose-picture.ts';
import { MOTIFS_FOR_TOPIC } from './motif-for-topic.ts';
import type { Picture, PictureKind } from './picture.ts';

const drawn = ({ motif, drawing }: Picture) => `${motif}/${drawing}`;

describe('choosing a picture', () => {
  it.each(Object.keys(MOTIFS_FOR_TOPIC))('gives consecutive stories about %s different scenes', (topic) => {
    for (let seed = -3; seed < 12; seed++) {
      const [one, next] = [seed, seed + 1].map((number) =>
        choosePicture({ topic, seed: number, kind: 'scene' }),
      );
      expect(one?.name).not.toBe(next?.name);
    }
  });

  it.each(Object.keys(MOTIFS_FOR_TOPIC))('has eight scenes or more for %s before one comes back', (topic) => {
    const deck = Array.from({ length: 8 }, (_, seed) => choosePicture({ topic, seed, kind: 'scene' }));
    expect(new Set(deck.map(({ name }) => name)).size).toBe(8);
  });

  it.each(['laptops', 'smartphones', 'security', 'cloud', 'energy'])(
    'shows every drawing of %s before one comes back',
    (topic) => {
      const scenes = scenesFor(topic);
      const kinds = new Set(scenes.map(drawn)).size;
      expect(new Set(scenes.slice(0, 3).map(drawn)).size).toBe(Math.min(3, kinds));
    },
  );

  it('takes a slug for a seed and always answers the same', () => {
    const request = { topic: 'cloud', seed: 'why-the-rack-hums', kind: 'scene' } as const;
    expect(choosePicture(request)).toBe(choosePicture(request));
  });

  it.each<[topic: string, kind: PictureKind, name: RegExp]>([
    ['nobody-drew-this', 'scene', /^scenes\/fallback-0\.webp$/],
    ['smartphones', 'product', /^products\/phones-\d\.webp$/],
    ['networking', 'product', /^products\/routers-\d\.webp$/],
    ['vpn', 'product', /^products\/(globes|locks)-\d\.webp$/],
    ['smart-home', 'product', /^products\/door-locks-\d\.webp$/],
    ['yard-outdoors', 'product', /^products\/mowers-\d\.webp$/],
    ['home-and-office', 'product', /^products\/purifiers-\d\.webp$/],
    ['social-media', 'product', /^products\/.+\.webp$/],
    ['ruth-calloway', 'portrait', /^portraits\/ruth-calloway\.webp$/],
    ['someone-new', 'portrait', /^portraits\/.+\.webp$/],
  ])('for %s as a %s answers %s', (topic, kind, name) => {
    expect(choosePicture({ topic, seed: 4, kind }).name).toMatch(name);
  });

  it('shows no other product than the topic is about', () => {
    expect(new Set(productsFor('printers').map(drawn))).toEqual(new Set(['printers/0']));
  });

  it('chooses among the pictures it is given', () => {
    const only = { ...choosePicture({ topic: 'energy', seed: 0, kind: 'scene' }), name: 'scenes/mine.webp' };
    expect(choosePicture({ topic: 'energy', seed: 99, kind: 'scene' }, [only])).toBe(only);
  });
});

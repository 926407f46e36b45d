import { describe, expect, it } from 'vitest';
import { choosePicture } from './choose-picture.ts';
import { KIN_TOPICS } from './kin-topics.ts';
import { MOTIFS_FOR_TOPIC, type PictureTopic } from './motif-for-topic.ts';
import type { PictureKind } from './picture.ts';

describe('choosing a picture', () => {
  it.each(Object.keys(MOTIFS_FOR_TOPIC))('gives consecutive stories about %s different scenes', (topic) => {
    for (let seed = -3; seed < 12; seed++) {
      const [one, next] = [seed, seed + 1].map((number) =>
        choosePicture({ topic, seed: number, kind: 'scene' }),
      );
      expect([topic, ...(KIN_TOPICS[topic as PictureTopic] ?? [])]).toContain(one?.topic);
      expect(one?.name).not.toBe(next?.name);
    }
  });

  it.each(Object.keys(MOTIFS_FOR_TOPIC))(
    'has four scenes or more for %s before one comes back, its own first',
    (topic) => {
      const deck = [0, 1, 2, 3].map((seed) => choosePicture({ topic, seed, kind: 'scene' }));
      expect(new Set(deck.map(({ name }) => name)).size).toBe(4);
      expect(deck[0]?.topic).toBe(topic);
    },
  );

  it('shows every scene of a topic before one comes back', () => {
    const seen = [0, 1, 2, 3, 4].map((seed) => choosePicture({ topic: 'laptops', seed, kind: 'scene' }).name);
    expect(new Set(seen).size).toBe(5);
  });

  it('takes a slug for a seed and always answers the same', () => {
    const request = { topic: 'cloud', seed: 'why-the-rack-hums', kind: 'scene' } as const;
    expect(choosePicture(request)).toBe(choosePicture(request));
  });

  it.each<[topic: string, kind: PictureKind, name: RegExp]>([
    ['nobody-drew-this', 'scene', /^scenes\/fallback-0\.webp$/],
    ['smartphones', 'product', /^products\/phones-\d\.webp$/],
    ['networking', 'product', /^products\/routers-\d\.webp$/],
    ['vpn', 'product', /^products\/(globes|locks)-\d\.webp$/],
    ['social-media', 'product', /^products\/.+\.webp$/],
    ['ruth-calloway', 'portrait', /^portraits\/ruth-calloway\.webp$/],
    ['someone-new', 'portrait', /^portraits\/.+\.webp$/],
  ])('for %s as a %s answers %s', (topic, kind, name) => {
    expect(choosePicture({ topic, seed: 4, kind }).name).toMatch(name);
  });

  it('chooses among the pictures it is given', () => {
    const only = { ...choosePicture({ topic: 'energy', seed: 0, kind: 'scene' }), name: 'scenes/mine.webp' };
    expect(choosePicture({ topic: 'energy', seed: 99, kind: 'scene' }, [only])).toBe(only);
  });
});

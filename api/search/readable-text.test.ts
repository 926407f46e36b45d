import { expect, it } from 'vitest';
import { storyInput } from '#content/entities/story-input.ts';
import { readableText } from './readable-text.ts';

it('a gallery is found by what its pictures show and by every other fact, not by the numbers behind them', () => {
  const facts = {
    shows: 'Cut face of an aluminum shim',
    source: 'Three reference plates',
    measuredBy: 'Milo Castellanos',
    scale: '1 : 400',
    data: { columns: ['Depth'], rows: [[4711]] },
  };
  const gallery = storyInput.parse({
    kind: 'gallery',
    slug: 'plates',
    title: 'Plates',
    items: [
      { id: 'one', position: 0, title: 'Plate one', facts },
      { id: 'two', position: 1, body: '<p>Without facts</p>' },
    ],
  });
  expect(readableText(gallery).split('\n')).toEqual([
    'Plate one',
    'Cut face of an aluminum shim',
    'Three reference plates',
    'Milo Castellanos',
    '1 : 400',
    'Without facts',
  ]);
});

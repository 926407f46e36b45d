import { describe, expect, it } from 'vitest';
import { platePlan, platesIn } from '../stories/plate-plan.ts';
import type { Plate } from './plate.ts';
import { plateSvg } from './plate-svg.ts';

const piece = (...embeds: string[]) =>
  [
    '---',
    'slug: lamp-9',
    '---',
    ...embeds.flatMap((json) => ['```embed image', json, '```', '', 'Words.', '']),
  ].join('\n');

const plates: readonly Plate[] = [
  {
    kind: 'trace',
    lines: [
      [1, 2, 9],
      [3, 3, -4],
    ],
    low: 0,
    high: 5,
    marks: [1],
  },
  { kind: 'bars', values: [0, 3, 90], low: 0, high: 5, mine: 1 },
  {
    kind: 'scale',
    items: [
      { shape: 'slab', width: 432, height: 394 },
      { shape: 'ring', width: 22, height: 22 },
    ],
    coin: true,
  },
  {
    kind: 'grid',
    rows: [
      [0, 1],
      [0.5, 0.2],
    ],
  },
];

describe('test plates', () => {
  it('are numbered together with the drawings of their text', () => {
    const bars = '{"kind": "bars", "values": [1, 2], "low": 0, "high": 2}';
    const source = piece('{"image": {"draw": "A lamp"}}', `{"image": {"plate": ${bars}}}`);
    expect(platesIn('lamp-9.md', source).map(({ name }) => name)).toEqual(['lamp-9-2']);
  });

  it('refuse what they cannot draw', () => {
    const source = piece('{"image": {"plate": {"kind": "pie", "values": [1]}}}');
    expect(() => platesIn('lamp-9.md', source)).toThrow();
  });

  it('are drawn from values alone, also from those beyond the scale', () => {
    for (const plate of plates) {
      const svg = plateSvg(plate, 'lamp-9-1');
      expect(svg).toBe(plateSvg(plate, 'lamp-9-1'));
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    }
  });

  it('of every story can be drawn', () => {
    const planned = platePlan();
    expect(planned.length).toBeGreaterThan(40);
    for (const { name, svg } of planned) expect(svg(), name).not.toMatch(/NaN|undefined|Infinity/);
  });
});

import { describe, expect, it } from 'vitest';
import { embed } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { chartLines, plot, shownLabels } from './chart-lines.ts';

const labels = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('the lines of a scroll chart', () => {
  it.each([
    ['none', []],
    ['one point', [7]],
    ['nothing but zeros', [0, 0]],
    ['negative numbers', [-4, 3, -1]],
    ['only negative numbers', [-4, -9]],
    ['very large numbers', [3e12, 1]],
    ['four hundred values', Array.from({ length: 400 }, (_, index) => index)],
  ])('stay inside the plot with %s', (_name, values) => {
    const { values: lines, zero, ticks } = chartLines(labels(values.length), values);
    for (const y of [zero, ...lines.map((line) => line.y), ...ticks.map((tick) => tick.y)]) {
      expect(y).toBeGreaterThanOrEqual(plot.top);
      expect(y).toBeLessThanOrEqual(plot.bottom);
    }
    expect(lines.map(({ d }) => d).join('')).not.toMatch(/NaN|Infinity/);
    expect(ticks.length).toBeLessThan(12);
  });

  it('go down from zero for a negative number', () => {
    const { values: [down, up] = [], zero } = chartLines(['a', 'b'], [-1, 1]);
    expect(down?.y).toBeGreaterThan(zero);
    expect(up?.y).toBeLessThan(zero);
  });

  it('show at most eight labels, the first and the last among them', () => {
    expect([...shownLabels(1)]).toEqual([0]);
    const shown = [...shownLabels(100)];
    expect(shown).toHaveLength(8);
    expect([shown[0], shown.at(-1)]).toEqual([0, 99]);
  });
});

describe('a stored scroll chart', () => {
  it('needs a value for each label, and steps that end at a label', () => {
    const chart = embedExamples.scrollChart;
    expect(embed.safeParse(chart).success).toBe(true);
    expect(embed.safeParse({ ...chart, values: [1] }).error?.issues[0]?.path).toEqual(['values']);
    expect(
      embed.safeParse({ ...chart, steps: [{ until: 'never', title: 'x', text: 'y' }] }).error?.issues[0]
        ?.path,
    ).toEqual(['steps']);
  });
});

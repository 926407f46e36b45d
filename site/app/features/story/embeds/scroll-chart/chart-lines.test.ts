import { describe, expect, it } from 'vitest';
import { embed } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { chartLines, placeNote, plot, shownLabels } from './chart-lines.ts';

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

  it('begin right of the numbers of the axis, however long these are', () => {
    for (const values of [
      [100, 50],
      [1e12, 3],
    ]) {
      const { left, values: lines, ticks } = chartLines(['a', 'b'], values);
      const longest = Math.max(...ticks.slice(0, -1).map(({ value }) => String(value).length));
      expect(left).toBeGreaterThanOrEqual(Math.min(longest * 18, plot.width / 5));
      const [, start = '0'] = lines[0]?.d.match(/^M([\d.]+)/) ?? [];
      expect(Number(start)).toBeGreaterThanOrEqual(left);
    }
    expect(chartLines(['a'], [0]).left).toBe(0);
  });

  it('keep a note off taller lines: on the lower side, or above them where it fits only there', () => {
    const falling = chartLines(labels(8), [94, 84, 74, 65, 55, 45, 35, 26]);
    const middle = placeNote(falling.values, 4, falling.zero, 'Half: 55%');
    expect(middle.anchor).toBe('start');
    expect(middle.y).toBeLessThan(falling.values[4]?.y ?? 0);
    const last = placeNote(falling.values, 7, falling.zero, 'The line is mended: 26%');
    expect(last.anchor).toBe('end');
    for (const { x, y } of falling.values) if (x > last.x - 23 * 18) expect(last.y).toBeLessThan(y);
    expect(placeNote([], 0, 372, 'x'.repeat(90)).y).toBeGreaterThan(0);
  });

  it('show fewer labels where these are long', () => {
    expect(shownLabels(100, 16).size).toBeLessThan(5);
    expect([...shownLabels(100, 400)]).toEqual([0, 99]);
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

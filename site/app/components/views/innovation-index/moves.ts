import type { InnovationTrend } from '#content/entities/innovation-trend.ts';

/** How many ranks a trend moved since the last count; the stored direction gives the sign. */
export function placesMoved({ rank, previousRank }: Pick<InnovationTrend, 'rank' | 'previousRank'>): number {
  return Math.abs(previousRank - rank);
}

const yearChange = ({ history, value }: InnovationTrend) => value - (history[0] ?? value);

/** The trends that rose and fell most within the year; undefined unless there are both. */
export function widestMoves(
  trends: readonly InnovationTrend[],
): { up: InnovationTrend; down: InnovationTrend } | undefined {
  const byChange = trends
    .filter(({ history }) => history.length > 1)
    .sort((a, b) => yearChange(b) - yearChange(a));
  const up = byChange[0];
  const down = byChange.at(-1);
  return up && down && yearChange(up) > 0 && yearChange(down) < 0 ? { up, down } : undefined;
}

/** The points of a small line, as SVG writes them, in a box of this size. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const y = height - ((value - low) / span) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

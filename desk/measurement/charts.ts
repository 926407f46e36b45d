import { escapeText } from '#platform/escape-html.ts';
import { table } from './table.ts';

export interface Point {
  label: string;
  value: number;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const wide = 640;
const tall = 144;

/**
 * Columns over time. A picture for eyes, with a sentence that says the same; the numbers stand in a table below, so the
 * picture hides nothing.
 */
export function columnChart(title: string, points: readonly Point[]): string {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = wide / Math.max(1, points.length);
  const columns = points.map(({ value }, index) => {
    const height = value > 0 ? Math.max(2, Math.round((value / most) * (tall - 24))) : 0;
    return `<rect x="${(index * step + step * 0.1).toFixed(1)}" y="${tall - height}" width="${(step * 0.8).toFixed(1)}" height="${height}" fill="currentColor"/>`;
  });
  const peak = points.reduce<Point | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const sum = points.reduce((total, { value }) => total + value, 0);
  const caption =
    peak && sum > 0
      ? `${title}: ${number.format(sum)} in all, most on ${peak.label} with ${number.format(peak.value)}.`
      : `${title}: nothing yet.`;
  const days = [points[0], points.length > 1 ? points.at(-1) : undefined]
    .map((point) => `<span>${escapeText(point?.label ?? '')}</span>`)
    .join('');
  return `<figure><figcaption>${escapeText(caption)}</figcaption><div class="plot"><svg aria-hidden="true" viewBox="0 0 ${wide} ${tall}" preserveAspectRatio="none">${columns.join('')}</svg></div><p class="days" aria-hidden="true">${days}</p>${numbers(title, points)}</figure>`;
}

/** Bars beside each other's names, each as long as its share of the largest; `heads` say what is named and counted. */
export function barChart(
  title: string,
  heads: readonly [named: string, counted: string],
  points: readonly Point[],
  unit = '',
): string {
  if (points.length === 0) return nothingYet;
  const most = Math.max(...points.map(({ value }) => value)) || 1;
  const rows = points.map(({ label, value }) => {
    const width = value > 0 ? Math.max(1, Math.round((value / most) * 200)) : 0;
    return `<tr><th scope="row">${escapeText(label)}</th><td class="bar"><svg aria-hidden="true" viewBox="0 0 200 10" preserveAspectRatio="none"><rect width="${width}" height="10" fill="currentColor"/></svg></td><td>${number.format(value)}${unit}</td></tr>`;
  });
  return table(title, [[heads[0]], [heads[1], 2]], rows);
}

export const nothingYet = '<p class="quiet">Nothing yet.</p>';

function numbers(title: string, points: readonly Point[]): string {
  const rows = points.map(
    ({ label, value }) =>
      `<tr><th scope="row">${escapeText(label)}</th><td>${number.format(value)}</td></tr>`,
  );
  return `<details><summary>Numbers</summary>${table(`${title} by day`, [['Day'], [title]], rows)}</details>`;
}

import { escapeText } from '#content/rules/body/escape-html.ts';

export interface Point {
  label: string;
  value: number;
}

const attribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const wide = 640;
const tall = 160;

/**
 * Columns over time. A picture for eyes with its sentence for ears; the numbers stand in a table below, so the
 * picture hides nothing.
 */
export function columnChart(title: string, points: readonly Point[]): string {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = wide / Math.max(1, points.length);
  const columns = points.map(({ value }, index) => {
    const height = Math.round((value / most) * (tall - 20));
    return `<rect x="${(index * step + step * 0.1).toFixed(1)}" y="${tall - height}" width="${(step * 0.8).toFixed(1)}" height="${height}" fill="currentColor"/>`;
  });
  const peak = points.reduce<Point | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const sum = points.reduce((total, { value }) => total + value, 0);
  const said = peak
    ? `${title}: ${number.format(sum)} in all, most on ${peak.label} with ${number.format(peak.value)}.`
    : `${title}: nothing yet.`;
  return `<figure><svg role="img" aria-label="${attribute(said)}" viewBox="0 0 ${wide} ${tall}" width="100%">${columns.join('')}<line x1="0" y1="${tall}" x2="${wide}" y2="${tall}" stroke="currentColor"/></svg><figcaption>${escapeText(said)}</figcaption>${numbers(points, 'Day')}</figure>`;
}

/** Bars beside each other's names, each as long as its share of the largest. */
export function barChart(title: string, points: readonly Point[], unit = ''): string {
  if (points.length === 0) return '<p>Nothing yet.</p>';
  const most = Math.max(...points.map(({ value }) => value)) || 1;
  const rows = points.map(({ label, value }) => {
    const width = Math.max(1, Math.round((value / most) * 200));
    return `<tr><th scope="row">${escapeText(label)}</th><td><svg aria-hidden="true" width="200" height="10" viewBox="0 0 200 10"><rect width="${width}" height="10" fill="currentColor"/></svg></td><td>${number.format(value)}${unit}</td></tr>`;
  });
  return `<table><caption>${escapeText(title)}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function numbers(points: readonly Point[], head: string): string {
  const rows = points.map(
    ({ label, value }) =>
      `<tr><th scope="row">${escapeText(label)}</th><td>${number.format(value)}</td></tr>`,
  );
  return `<details><summary>Numbers</summary><table><thead><tr><th scope="col">${head}</th><th scope="col">Count</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

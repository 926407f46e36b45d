import { copy } from '#app/copy/site.ts';
import type { EmbedProps } from '../embed-props.ts';
import { BarColumns } from './bar-columns.tsx';
import { BarRows } from './bar-rows.tsx';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { DataTable } from './data-table.tsx';
import { LineChart } from './line-chart.tsx';

/** Short labels fit under columns; long ones, or many, become rows. */
export function shapeOf(chart: Pick<Chart, 'kind' | 'labels' | 'series'>): 'line' | 'columns' | 'rows' {
  if (chart.kind === 'line') return 'line';
  const isShort = chart.labels.every((label) => label.length <= 8);
  return isShort && chart.labels.length <= 8 && chart.series.length <= 2 ? 'columns' : 'rows';
}

const variants = { line: LineChart, columns: BarColumns, rows: BarRows };

/** Numbers as an SVG; the same numbers are available as a table for screen readers. */
export function ChartEmbed({ embed }: EmbedProps<'chart'>) {
  const shape = shapeOf(embed);
  const Variant = variants[shape];
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{embed.title}</b>
        {embed.description && <span>{embed.description}</span>}
      </figcaption>
      {shape !== 'rows' && embed.series.length > 1 && <Key chart={embed} />}
      <Variant chart={embed} />
      {shape !== 'rows' && <DataTable chart={embed} />}
      <p className={styles.source}>
        {copy.source}: {embed.source}
      </p>
    </figure>
  );
}

function Key({ chart }: { chart: Chart }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {chart.series.map(({ name }, index) => (
        <li key={name} data-series={index}>
          {name}
        </li>
      ))}
    </ul>
  );
}

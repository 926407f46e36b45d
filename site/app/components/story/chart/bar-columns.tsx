import { useId } from 'react';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { ChartAxes, plot, yOf } from './chart-axes.tsx';
import { niceScale, tickLabelWidth, valueText } from './scale.ts';

/** Columns made of spectral lines: one pattern instead of a rectangle per line. */
export function BarColumns({ chart }: { chart: Chart }) {
  const patternId = useId();
  const { top, ticks } = niceScale([
    ...chart.series.flatMap(({ values }) => values),
    chart.marker?.value ?? 0,
  ]);
  const left = tickLabelWidth(ticks);
  const slotWidth = (plot.width - left) / chart.labels.length;
  const width = Math.min(68, (slotWidth * 0.72) / chart.series.length);
  return (
    <ChartAxes chart={chart} top={top} ticks={ticks}>
      <pattern id={patternId} width="21" height="8" patternUnits="userSpaceOnUse">
        <path className={styles.lines} d="M0 0h5v8h-5zM7 0h3v8h-3zM14 0h3v8h-3z" />
      </pattern>
      {chart.labels.map((label, index) => {
        const center = left + slotWidth * (index + 0.5);
        const from = center - (width * chart.series.length) / 2;
        return (
          <g key={label} data-last={index === chart.labels.length - 1 || undefined}>
            {chart.series.map(({ name, values }, place) => {
              const value = values[index] ?? 0;
              const y = yOf(value, top);
              const x = from + width * place;
              return (
                <g key={name}>
                  <g transform={`translate(${x} 0)`} className={styles.column} data-series={place}>
                    <rect y={y} width={width - 4} height={plot.bottom - y} fill={`url(#${patternId})`} />
                  </g>
                  <text className={styles.value} x={x + width / 2} y={y - 10} textAnchor="middle">
                    {valueText(value)}
                  </text>
                </g>
              );
            })}
            <text x={center} y={plot.bottom + 24} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
    </ChartAxes>
  );
}

import type { ReactNode } from 'react';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { tickLabelWidth, valueText, withUnit } from './scale.ts';

export const plot = { width: 680, height: 330, bottom: 290, top: 30 };

export function yOf(value: number, top: number): number {
  return plot.bottom - (Math.max(0, value) / top) * (plot.bottom - plot.top);
}

interface ChartAxesProps {
  chart: Chart;
  top: number;
  ticks: readonly number[];
  children: ReactNode;
}

/** Axis lines, the optional marker, and the chart between them. */
export function ChartAxes({ chart, top, ticks, children }: ChartAxesProps) {
  const { marker } = chart;
  const left = tickLabelWidth(ticks);
  return (
    <svg className={styles.svg} viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={plot.width} y1={yOf(tick, top)} y2={yOf(tick, top)} />
          <text x={left - 10} y={yOf(tick, top) + 5} textAnchor="end">
            {valueText(tick)}
          </text>
        </g>
      ))}
      {children}
      {marker && (
        <g className={styles.marker}>
          <line x1={left} x2={plot.width} y1={yOf(marker.value, top)} y2={yOf(marker.value, top)} />
          <text x={left + 4} y={yOf(marker.value, top) - 9}>
            {marker.label}: {withUnit(marker.value, chart.unit)}
          </text>
        </g>
      )}
    </svg>
  );
}

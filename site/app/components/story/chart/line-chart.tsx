import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { ChartAxes, plot, yOf } from './chart-axes.tsx';
import { niceScale, tickLabelWidth, valueText } from './scale.ts';

/** At most six labels fit under the line; the first and the last are always among them. */
function isLabelled(index: number, count: number): boolean {
  const every = Math.ceil(count / 6);
  return index === count - 1 || (index % every === 0 && count - 1 - index >= every);
}

/** Half of the labels do not fit at large font sizes: hides the second, the fourth …, but never the last. */
function isMinor(index: number, count: number): boolean {
  const every = Math.ceil(count / 6);
  return index !== count - 1 && (index / every) % 2 === 1;
}

/** Behind the last point, for one half of its value. */
const valueSpace = 40;

export function LineChart({ chart }: { chart: Chart }) {
  const { top, ticks } = niceScale([
    ...chart.series.flatMap(({ values }) => values),
    chart.marker?.value ?? 0,
  ]);
  const count = chart.labels.length;
  const left = tickLabelWidth(ticks) + 24;
  const x = (index: number) => left + ((plot.width - left - valueSpace) * index) / Math.max(1, count - 1);
  return (
    <ChartAxes chart={chart} top={top} ticks={ticks}>
      {chart.labels.map(
        (label, index) =>
          isLabelled(index, count) && (
            <text
              key={label}
              className={isMinor(index, count) ? styles.minor : undefined}
              // The last label may be wider than the space after the last point: it ends at the chart's edge.
              {...(index === count - 1 && index > 0
                ? { x: plot.width, textAnchor: 'end' as const }
                : { x: x(index), textAnchor: 'middle' as const })}
              y={plot.bottom + 30}
            >
              {label}
            </text>
          ),
      )}
      {chart.series.map(({ name, values }, place) => {
        const points = values.map((value, index) => ({ x: x(index), y: yOf(value, top) }));
        const last = points.at(-1);
        return (
          <g key={name} className={styles.line} data-series={place}>
            <path d={points.map((point, index) => `${index ? 'L' : 'M'}${point.x} ${point.y}`).join('')} />
            {last && (
              <>
                <circle cx={last.x} cy={last.y} r="5" />
                <text className={styles.value} x={last.x} y={last.y - 14} textAnchor="middle">
                  {valueText(values.at(-1) ?? 0)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </ChartAxes>
  );
}

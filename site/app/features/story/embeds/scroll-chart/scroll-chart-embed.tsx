import type { CSSProperties } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import { copy } from '#app/copy/site.ts';
import { valueText, withUnit } from '../../../../components/story/chart/scale.ts';
import type { EmbedProps } from '../../../../components/story/embed-props.ts';
import { chartLines, placeNote, plot, shownLabels } from './chart-lines.ts';
import styles from './scroll-chart.module.css';

type ScrollChart = EmbedProps<'scrollChart'>['embed'];

/**
 * Values as spectral lines, in steps. Every step has its own complete chart; where scripts run and the page is
 * wide, only the last one is shown and its lines light up while the steps scroll past (`light-chart.ts`).
 */
export function ScrollChartEmbed({ embed }: EmbedProps<'scrollChart'>) {
  const { title, description, steps, source, uuid } = embed;
  return (
    <section className={`stage ${styles.chart}`} aria-labelledby={`chart-${uuid}`} data-scroll-chart>
      <div className="wrap">
        <header className={styles.head}>
          <h2 id={`chart-${uuid}`}>{title}</h2>
          {description && <p>{description}</p>}
        </header>
        <ol className={styles.steps}>
          {steps.map(({ until, title: stepTitle, text }, step) => (
            <li key={until + stepTitle}>
              {embed.values.length > 0 && (
                <div className={styles.plot} data-plot>
                  <Lines chart={embed} step={step} />
                </div>
              )}
              <div className={styles.words} data-step={step}>
                <p
                  className={styles.numeral}
                  style={{ '--width': `${widthOf(step, steps.length)}%` } as CSSProperties}
                >
                  {stepTitle}
                </p>
                <p dir="auto">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.source}>
          {copy.source}: {source}
        </p>
      </div>
    </section>
  );
}

/** The wave closes: 125 percent at the first step, 62 at the last. */
function widthOf(step: number, count: number): number {
  return count < 2 ? 125 : Math.round(125 - (63 * step) / (count - 1));
}

/** The chart as it looks at a step: lines of later steps are unlit. */
function Lines({ chart, step }: { chart: ScrollChart; step: number }) {
  const { labels, values, steps, unit, title } = chart;
  const { values: lines, zero, ticks, left } = chartLines(labels, values, valueText);
  const ends = steps.map(({ until }) => labels.indexOf(until));
  const shown = shownLabels(labels.length, Math.max(1, ...labels.map((text) => text.length)));
  const end = ends[step] ?? 0;
  const label = longReadCopy.chartTo(title, labels[end] ?? '', withUnit(values[end] ?? 0, unit));
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={label}>
      {ticks.map(({ value, y }, index) => (
        <g key={value}>
          <line className={styles.tick} x1={0} x2={plot.width} y1={y} y2={y} />
          <text x={0} y={y - 8}>
            {index === ticks.length - 1 ? withUnit(value, unit) : valueText(value)}
          </text>
        </g>
      ))}
      {lines.map(({ d }, index) => {
        const from = ends.findIndex((last) => index <= last);
        const first = from > 0 ? (ends[from - 1] ?? 0) + 1 : 0;
        const litAt = from < 0 ? steps.length : from;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: values of a chart never move
            key={index}
            className={styles.line}
            d={d}
            data-from={litAt}
            data-off={litAt > step || undefined}
            style={{ '--order': index - first } as CSSProperties}
          />
        );
      })}
      <line className={styles.zero} x1={left} x2={plot.width} y1={zero} y2={zero} />
      {lines.map(({ label: text, x }, index) =>
        shown.has(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels of a chart never move
          <text key={index} x={x} y={plot.bottom + 30} textAnchor={anchorAt(x, text)}>
            {text}
          </text>
        ) : null,
      )}
      {steps.map(({ note }, index) => {
        const at = lines[ends[index] ?? -1];
        if (!at || index > step) return null;
        const value = withUnit(values[ends[index] ?? 0] ?? 0, unit);
        const text = note ? `${note}: ${value}` : value;
        const place = placeNote(lines, ends[index] ?? 0, zero, text);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a chart never move
          <g key={index} className={styles.marker} data-marker={index} data-off={index !== step || undefined}>
            <path d={at.d} />
            <line x1={at.x} x2={at.x} y1={place.y - 14} y2={Math.min(at.y, zero)} />
            <text x={place.x} y={place.y} textAnchor={place.anchor}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** In the middle below its lines, unless it would be cut off. */
function anchorAt(x: number, text: string): 'start' | 'middle' | 'end' {
  const half = text.length * 9;
  if (x < half) return 'start';
  return x > plot.width - half ? 'end' : 'middle';
}

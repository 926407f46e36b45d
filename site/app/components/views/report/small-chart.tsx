import type { CSSProperties } from 'react';
import type { SmallChart as Chart } from '#content/entities/report.ts';
import styles from './small-chart.module.css';

/** With more values than this, only the first and the last are written. */
const mostWritten = 6;
/** Longer labels do not fit below their value. */
const shortLabel = 6;

/** One group of lines for each value; the last one in full color. */
export function SmallChart({ caption, values, labels = [], unit = '', marker }: Chart) {
  const most = Math.max(...values.map(Math.abs), Math.abs(marker?.value ?? 0), Number.MIN_VALUE);
  const share = (value: number) => `${(Math.abs(value) / most) * 100}%`;
  const isWritten = (index: number) =>
    values.length <= mostWritten || index === 0 || index === values.length - 1;
  const fits = values.length <= mostWritten && labels.every((label) => label.length <= shortLabel);
  const written = fits ? labels : [labels[0], labels[values.length - 1] ?? labels.at(-1)];
  const inWords = values.map((value, index) => `${labels[index] ? `${labels[index]} ` : ''}${value}${unit}`);
  return (
    <figure className={styles.chart}>
      <div aria-hidden="true" className={styles.values} data-many={values.length > mostWritten || undefined}>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values of a chart never move
          <span key={index} className={styles.value}>
            <i style={{ height: share(value) }}>
              {isWritten(index) && <b>{value.toLocaleString('en-US') + (unit === '%' ? unit : '')}</b>}
            </i>
          </span>
        ))}
        {marker && (
          <span className={styles.marker} style={{ '--at': share(marker.value) } as CSSProperties}>
            {marker.label}
          </span>
        )}
      </div>
      {labels.length > 1 && (
        <p aria-hidden="true" className={styles.labels}>
          {written.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels of a chart never move
            <span key={index}>{label}</span>
          ))}
        </p>
      )}
      <figcaption dir="auto">
        {caption}
        <span className="vh">{`: ${inWords.join(', ')}${marker ? `. ${marker.label}: ${marker.value}` : ''}`}</span>
      </figcaption>
    </figure>
  );
}

import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { niceScale, withUnit } from './scale.ts';

/** A table with bars beside its numbers: long names fit at any width. */
export function BarRows({ chart }: { chart: Chart }) {
  const { top } = niceScale([...chart.series.flatMap(({ values }) => values), chart.marker?.value ?? 0]);
  const share = (value: number) => `${Math.max(0, (value / top) * 100)}%`;
  const { marker, series } = chart;
  return (
    <table className={styles.rows}>
      <tbody>
        {chart.labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {series.map(({ name, values }, place) => {
                const value = values[index] ?? 0;
                return (
                  <span key={name} className={styles.bar} data-series={place}>
                    <i style={{ '--share': share(value) } as CSSProperties} />
                    <b>
                      {series.length > 1 && <span className={styles.name}>{name} </span>}
                      {withUnit(value, chart.unit)}
                    </b>
                  </span>
                );
              })}
            </td>
          </tr>
        ))}
        {marker && (
          <tr className={styles.markerRow}>
            <th scope="row">{marker.label}</th>
            <td>
              <span className={styles.bar} data-marker>
                <i style={{ '--share': share(marker.value) } as CSSProperties} />
                <b>{withUnit(marker.value, chart.unit)}</b>
              </span>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

import { indexCopy } from '#app/copy/innovation-index.ts';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './innovation-index.module.css';

/** Every number of the index, as a table. */
export function MonthTable({ trends }: { trends: readonly InnovationTrend[] }) {
  const months = Math.max(...trends.map(({ history }) => history.length));
  if (months < 1) return null;
  const labels = Array.from({ length: months }, (_, index) =>
    index === months - 1 ? indexCopy.indexNow : indexCopy.indexMonthsAgo(months - 1 - index),
  );
  return (
    <details className={styles.numbers}>
      <summary>
        {indexCopy.indexNumbers}
        <Icon name="chevron-down" size={20} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={indexCopy.indexNumbers} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{indexCopy.indexTrend}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trends.map(({ id, name, history }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {labels.map((label, index) => (
                  <td key={label}>{history[index - (months - history.length)] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

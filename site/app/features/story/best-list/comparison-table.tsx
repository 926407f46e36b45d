import { copy } from '#app/copy/site.ts';
import { priceText } from '../../../components/primitives/price-text/price-text.ts';
import { bestListCopy } from '../../../copy/best-list.ts';
import type { Comparison } from './comparison.ts';
import styles from './comparison-table.module.css';
import { ListPart } from './list-part.tsx';

/** The picks side by side. The table scrolls alone, by finger, wheel or arrow key; the names stay in sight. */
export function ComparisonTable({ comparison, anchor }: { comparison: Comparison; anchor: string }) {
  const { columns, hasScores, hasPrices, rows } = comparison;
  return (
    <ListPart anchor={anchor} title={bestListCopy.compareThem}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: the section around it is the landmark, this is its scroller */}
      <div className={styles.scroll} role="region" tabIndex={0} aria-label={bestListCopy.comparison}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.product}</th>
              {hasScores && <th scope="col">{bestListCopy.score}</th>}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasPrices && <th scope="col">{copy.guideFrom}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ anchor: pick, name, score, price, unit, values }) => (
              <tr key={pick}>
                <th scope="row">
                  <a href={`#${pick}`}>{name}</a>
                </th>
                {hasScores && <td>{score?.toFixed(1) ?? bestListCopy.notKnown}</td>}
                {columns.map((column, index) => (
                  <td key={column}>{values[index] || bestListCopy.notKnown}</td>
                ))}
                {hasPrices && (
                  <td>{price === undefined ? bestListCopy.notKnown : <b>{priceText(price, unit)}</b>}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ListPart>
  );
}

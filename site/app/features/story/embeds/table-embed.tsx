import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { lineShares } from './line-shares.ts';
import styles from './table-embed.module.css';

/** A table scrolls by itself; the page never does. The first cell of a row names it. */
export function TableEmbed({ embed }: EmbedProps<'table'>) {
  const shares = embed.lines === undefined ? [] : lineShares(embed.rows, embed.head.indexOf(embed.lines));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={embed.caption}>
      <table className={styles.table} data-lines={shares.length > 0 || undefined}>
        <caption>{embed.caption}</caption>
        <thead>
          <tr>
            {embed.head.map((cell) =>
              // The corner above the row names is often empty; a heading must have text.
              cell === '' ? (
                <td key={cell} />
              ) : (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ),
            )}
            {shares.length > 0 && <td />}
          </tr>
        </thead>
        <tbody>
          {embed.rows.map(([name = '', ...cells], row) => (
            <tr key={name + cells.join()}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={embed.head[index + 1] ?? cell}>{cell}</td>
              ))}
              {shares.length > 0 && (
                <td className={styles.lines}>
                  <i
                    style={{ width: `${(shares[row] ?? 0) * 100}%` }}
                    data-most={shares[row] === 1 || undefined}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

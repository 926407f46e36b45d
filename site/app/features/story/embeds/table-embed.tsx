import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './table-embed.module.css';

/** A table scrolls by itself; the page never does. The first cell of a row names it. */
export function TableEmbed({ embed }: EmbedProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={embed.caption}>
      <table className={styles.table}>
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
          </tr>
        </thead>
        <tbody>
          {embed.rows.map(([name = '', ...cells]) => (
            <tr key={name + cells.join()}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={embed.head[index + 1] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { longReadCopy } from '#app/copy/long-reads.ts';
import { valueText } from '../../../components/story/chart/scale.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { CountedLines, thingsPerLine } from './counted-lines.tsx';
import styles from './tally-embed.module.css';

/** A number of the story as a picture: one line for each thing. A long read may end on it. */
export function TallyEmbed({ embed: { title, parts } }: EmbedProps<'tally'>) {
  const perLine = thingsPerLine(parts);
  return (
    <figure className={styles.tally}>
      <CountedLines parts={parts} label={title} height={220} />
      <figcaption>
        <ul>
          {parts.map(({ count, label }) => (
            <li key={label} style={{ flexGrow: Math.max(1, count) }}>
              <b>{valueText(count)}</b> {label}
            </li>
          ))}
        </ul>
        {perLine > 1 && <p>{longReadCopy.oneLineIs(perLine)}</p>}
      </figcaption>
    </figure>
  );
}

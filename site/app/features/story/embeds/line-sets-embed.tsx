import type { CSSProperties } from 'react';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './line-sets-embed.module.css';

type Group = EmbedProps<'lineSets'>['embed']['groups'][number];

/** Lines for what was there before each step and, in color, for what the step added. */
export function LineSetsEmbed({ embed: { title, groups, caption } }: EmbedProps<'lineSets'>) {
  return (
    <figure className={styles.figure}>
      <p className="vh">{title}</p>
      <div className={styles.groups}>
        {groups.map(({ label, sets, note }) => (
          // A group of one set is still wide enough for its words.
          <div key={label} style={{ '--sets': Math.max(1.5, sets.length) } as CSSProperties}>
            <p className={styles.label}>{label}</p>
            <div className={styles.sets}>
              {sets.map((set, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sets of a figure never move
                <LineSet key={index} {...set} />
              ))}
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** An added line is twice as wide as one that was there; of several the newest is the strongest. */
function LineSet({ before, added }: Group['sets'][number]) {
  const width = Math.max(1, before * 4 + added * 8);
  const line = (x: number, w: number) => `M${x} 0h${w}v100h-${w}z`;
  const lines = (count: number, from: number, step: number) =>
    Array.from({ length: count }, (_, index) => line(from + index * step, step * 0.65)).join('');
  const start = before * 4;
  return (
    <svg
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-added={added > 0 || undefined}
    >
      <path d={lines(before, 0, 4)} />
      {added > 1 && <path data-added="" opacity={0.5} d={lines(added - 1, start, 8)} />}
      {added > 0 && <path data-added="" d={line(start + (added - 1) * 8, 5.2)} />}
    </svg>
  );
}

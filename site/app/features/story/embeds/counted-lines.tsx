import type { CountedPart } from '#content/entities/embed.ts';
import styles from './counted-lines.module.css';

/** More lines than this blur into a gray field. */
const mostLines = 240;

/** How many things one line stands for: one, unless there are too many to show. */
export function thingsPerLine(parts: readonly CountedPart[]): number {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return Math.max(1, Math.ceil(total / mostLines));
}

interface CountedLinesProps {
  parts: readonly CountedPart[];
  label: string;
  height: number;
}

/** One line for each thing counted, part after part. Each part has its own color and reaches a little higher. */
export function CountedLines({ parts, label, height }: CountedLinesProps) {
  const perLine = thingsPerLine(parts);
  const counts = parts.map(({ count }) => Math.max(1, Math.round(count / perLine)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const slot = 1000 / total;
  const width = Math.min(slot * 0.4, 14);
  const lowest = parts.length > 1 ? height * 0.34 : 0;
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {counts.map((count, place) => {
        const before = counts.slice(0, place).reduce((sum, each) => sum + each, 0);
        const top = parts.length > 1 ? lowest * (1 - place / (parts.length - 1)) : 0;
        const d = Array.from(
          { length: count },
          (_, index) =>
            `M${round((before + index) * slot)} ${round(top)}h${round(width)}V${height}h-${round(width)}z`,
        ).join('');
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a picture never move
        return <path key={place} d={d} data-last={place === counts.length - 1 || undefined} />;
      })}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

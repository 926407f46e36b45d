import { embedCopy } from '#app/copy/embeds.ts';
import { Icon } from '#design/icons/icon.tsx';
import styles from './pros-cons.module.css';

interface ProsConsProps {
  good: readonly string[];
  bad: readonly string[];
  level: 2 | 3;
  titles?: { good: string; bad: string };
}

/** Icon, word and tick: color is never the only signal. */
export function ProsCons({
  good,
  bad,
  level,
  titles = { good: embedCopy.weLike, bad: embedCopy.weDislike },
}: ProsConsProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      {good.length > 0 && (
        <div className={`${styles.list} ${styles.good}`}>
          <Heading>
            <Icon name={level === 2 ? 'check-circle' : 'plus'} size={level === 2 ? 22 : 18} />
            {titles.good}
          </Heading>
          <Points points={good} />
        </div>
      )}
      {bad.length > 0 && (
        <div className={`${styles.list} ${styles.bad}`}>
          <Heading>
            <Icon name={level === 2 ? 'x-circle' : 'minus'} size={level === 2 ? 22 : 18} />
            {titles.bad}
          </Heading>
          <Points points={bad} />
        </div>
      )}
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

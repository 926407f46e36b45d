import { useTimeAgo } from '#app/behaviours/use-time-ago.ts';
import { formatDate } from '#content/rules/date-text.ts';
import styles from './time-text.module.css';

interface TimeTextProps {
  date: string | undefined;
  /** Word before the time, e.g. "Updated". */
  prefix?: string;
  /** The full date and time, where the day alone is not enough. */
  text?: string;
}

/**
 * A date. The page carries the date; the browser turns a recent one into words. Both texts share one box that is wide
 * enough for either, so nothing moves.
 */
export function TimeText({ date, prefix, text }: TimeTextProps) {
  const words = useTimeAgo(date);
  if (!date) return null;
  const before = prefix ? `${prefix} ` : '';
  const absolute = before + (text ?? formatDate(date));
  return (
    <time className={styles.time} dateTime={date} data-prefix={prefix}>
      {words === undefined ? (
        absolute
      ) : (
        <>
          <span className={styles.space} aria-hidden="true">
            {absolute}
          </span>
          <span>
            {before}
            {words}
          </span>
        </>
      )}
    </time>
  );
}

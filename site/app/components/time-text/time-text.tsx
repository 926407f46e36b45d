import { useTimeAgo } from '#app/behaviours/use-time-ago.ts';
import { formatDate } from '#content/rules/date-text.ts';
import styles from './time-text.module.css';

export interface TimeTextProps {
  date: string | undefined;
  /** Word before the time, e.g. "Updated". */
  prefix?: string;
  /** The date as the page writes it, where the day alone says too little. */
  text?: string;
}

/**
 * When something happened. The page carries the date; the browser turns a recent one into words. Both texts
 * share one box that is wide enough for either, so the words move nothing.
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

import { liveCopy } from '#app/copy/live-blog.ts';
import { coverageEnd } from '#content/rules/live-blog.ts';
import { clockTime, dayAndTime } from '#content/rules/short-date.ts';
import { Badge } from '#design/badge/badge.tsx';
import type { LiveEntry } from './live-rules.ts';
import styles from './live-status.module.css';

interface LiveStatusProps {
  start: string | undefined;
  state: 'live' | 'ended' | undefined;
  entries: readonly LiveEntry[];
}

/** Start and end of the coverage, whether it is live now, and the key entries. */
export function LiveStatus({ start, state, entries }: LiveStatusProps) {
  const end = coverageEnd(start);
  const key = entries.filter(({ keyEvent }) => keyEvent);
  return (
    <div className={styles.status}>
      {start && end && (
        <p className={styles.when}>
          {/* Space for the word is reserved until the browser knows which it is. */}
          <span className={styles.state} data-state={state}>
            <Badge kind={state === 'live' ? 'live' : 'plain'}>
              {state === 'live' ? liveCopy.live : liveCopy.liveEnded}
            </Badge>
          </span>
          {liveCopy.liveFrom(dayAndTime(start), dayAndTime(end.toISOString()))}
        </p>
      )}
      {key.length > 0 && (
        <nav className={styles.key} aria-label={liveCopy.keyEvents}>
          <h2>{liveCopy.keyEvents}</h2>
          <ol>
            {key.map(({ uuid, at, title }) => (
              <li key={uuid}>
                <a href={`#live-${uuid}`}>
                  <time dateTime={at}>{clockTime(at)}</time>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

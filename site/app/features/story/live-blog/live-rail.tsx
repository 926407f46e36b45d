import { liveCopy } from '#app/copy/live-blog.ts';
import type { CoverageState } from '#content/rules/live-coverage.ts';
import { clockTime } from '#content/rules/short-date.ts';
import { switchClass } from '#design/switch/switch.ts';
import styles from './live-rail.module.css';
import type { KeyEvent } from './live-rules.ts';

interface SwitchState {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

interface LiveRailProps {
  state: CoverageState | undefined;
  /** Newest first. */
  keyEvents: readonly KeyEvent[];
  onlyKey: SwitchState;
  automatic: SwitchState;
}

/** Key events, newest first, and oldest first once the coverage has ended and is read as a whole; the reader's switches. */
export function LiveRail({ state, keyEvents, onlyKey, automatic }: LiveRailProps) {
  const key = state === 'ended' ? keyEvents.toReversed() : keyEvents;
  return (
    <div className={styles.rail} data-print="none">
      <div className={styles.sticky}>
        {key.length > 0 && (
          <nav aria-label={liveCopy.keyEvents}>
            <h2>{liveCopy.keyEvents}</h2>
            <ol>
              {key.map(({ uuid, at, title, href }) => (
                <li key={uuid}>
                  <a href={href}>
                    <time dateTime={at}>{clockTime(at)}</time>
                    <span dir="auto">{title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {state === 'live' && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
          <div className={styles.switches} role="group" aria-label={liveCopy.updates} data-needs-script>
            {key.length > 0 && <Switch {...onlyKey} text={liveCopy.onlyKey} />}
            <Switch {...automatic} text={liveCopy.automatic} />
          </div>
        )}
      </div>
    </div>
  );
}

function Switch({ isOn, onChange, text }: SwitchState & { text: string }) {
  return (
    <label>
      <span>{text}</span>
      <input
        type="checkbox"
        role="switch"
        className={switchClass}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

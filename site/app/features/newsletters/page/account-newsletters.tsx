import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import styles from './newsletters.module.css';
import { loadNewsletters, useNewsletters } from './use-newsletters.ts';

/** How many newsletters the account gets, and whether open and click tracking is allowed. */
export function AccountNewsletters() {
  const { subscriptions, mayCount } = useNewsletters();
  return (
    <div className={styles.form}>
      <h2 className="hd-3">{words.taken(subscriptions.length)}</h2>
      <p>{words.userText}</p>
      <CountingChoice mayCount={mayCount} />
    </div>
  );
}

export function CountingChoice({ mayCount }: { mayCount: boolean }) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={mayCount}
        onChange={({ currentTarget: { checked } }) =>
          void loadNewsletters().then((newsletters) => newsletters.setMayCount(checked))
        }
      />
      <span>
        {words.mayCount} <small>{words.mayCountText}</small>
      </span>
    </label>
  );
}

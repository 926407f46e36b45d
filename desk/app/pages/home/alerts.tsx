import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { alertsOf, mostLate } from './alerts-of.ts';
import styles from './home.module.css';
import type { HomeFacts } from './load-home.ts';

/** What needs attention, each with the act that leads to it. */
export function Alerts({ home }: { home: HomeFacts }) {
  const alerts = alertsOf(home);
  return (
    <section className={styles.card} aria-labelledby="attention">
      <header className={styles.cardHead}>
        <h2 id="attention">Needs attention</h2>
        <span className={styles.quiet}>{alerts.length > 0 && alerts.length}</span>
        {home.late.length > mostLate && (
          <Link className={styles.all} to="/stories/?due=late">
            Every late story
          </Link>
        )}
      </header>
      {alerts.length === 0 && !home.unread.has('attention') && (
        <p className={styles.nothing}>Nothing is late, no check is open, and no picture’s rights end soon.</p>
      )}
      <ul>
        {alerts.map(({ id, icon, isBad, title, detail, act, to }) => (
          <li key={id} className={styles.row}>
            <span className={styles.alert} data-bad={isBad}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <b>{title}</b>
              <span className={styles.detail}>{detail}</span>
            </span>
            <ButtonLink to={to} size="small">
              {act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

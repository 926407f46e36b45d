import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { nameOf } from '../../work/desk-facts.ts';
import { whenWords } from '../../work/when.ts';
import styles from './home.module.css';
import type { HomeFacts } from './load-home.ts';

interface Alert {
  id: string;
  icon: IconName;
  isBad: boolean;
  title: string;
  detail: string;
  act: string;
  to: string;
}

/** The list has the others. */
const mostLate = 5;

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
      {alerts.length === 0 && (
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

const storyPath = (id: string) => `/stories/${encodeURIComponent(id)}/`;

function alertsOf({ newsroom, now, plans, blocked, late, pictures, found }: HomeFacts): Alert[] {
  const { timeZone } = newsroom.desk;
  const when = (text: string) => whenWords(Date.parse(text), now, timeZone);
  return [
    ...plans
      .filter(({ story }) => blocked.has(story.id))
      .map(({ story, at }): Alert => {
        const count = blocked.get(story.id) ?? 0;
        return {
          id: `checks ${story.id}`,
          icon: 'warning',
          isBad: true,
          title: count === 1 ? 'A check is open' : `${count} checks are open`,
          detail: `${story.title} comes out ${when(at)}`,
          act: 'Open',
          to: storyPath(story.id),
        };
      }),
    ...late.slice(0, mostLate).map((story): Alert => {
      const who = nameOf(story.assignee, newsroom);
      return {
        id: `late ${story.id}`,
        icon: 'clock',
        isBad: true,
        title: 'Late',
        detail: `${story.title} was due ${when(story.dueAt ?? '')}${who ? `, assigned to ${who}` : ', assigned to no one'}`,
        act: 'Open',
        to: storyPath(story.id),
      };
    }),
    ...found.items.map(({ story, findings }): Alert => {
      const [first] = findings;
      const others = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
      return {
        id: `found ${story.id}`,
        icon: 'warning',
        isBad: findings.some(({ effect }) => effect === 'blocks'),
        title: story.title,
        detail: `${first?.message ?? ''}${others}`,
        act: 'Open',
        to: storyPath(story.id),
      };
    }),
    ...pictures.map((picture): Alert => {
      const until = picture.rights.until ?? '';
      const isOver = Date.parse(until) <= now;
      const uses = picture.uses === 1 ? 'one story' : `${picture.uses} stories`;
      return {
        id: `picture ${picture.id}`,
        icon: 'image',
        isBad: isOver,
        title: isOver ? 'The rights of a picture have ended' : `A picture’s rights end ${when(until)}`,
        detail: `${picture.filename}, used in ${uses}`,
        act: 'Open picture',
        to: `/media/${encodeURIComponent(picture.id)}`,
      };
    }),
  ];
}

import { may, useMe } from '../../session/me.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { clockOf } from '../../work/when.ts';
import { DayLine } from './day-line.tsx';
import styles from './home.module.css';
import type { HomeFacts } from './load-home.ts';

/** A desk without stories: the empty line, and one story to write. */
export function FirstDay({ home }: { home: HomeFacts }) {
  const me = useMe();
  return (
    <>
      <DayLine home={home} clock={clockOf(home.now, home.newsroom.desk.timeZone)} />
      <section className={styles.first} aria-labelledby="first">
        <h2 id="first">Write the first story</h2>
        <p>
          Every story is a line above at its hour, in its section’s color. The first one is an idea and a
          headline; everything else can wait.
        </p>
        <div className={styles.firstActs}>
          {may(me, 'write-own').ok && (
            <ButtonLink to="/stories/new/" kind="solid" icon="plus">
              New story
            </ButtonLink>
          )}
          {may(me, 'manage-pictures').ok && (
            <ButtonLink to="/media/" icon="image">
              Add pictures
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}

import { Suspense, useEffect, useMemo, useRef } from 'react';
import { Await, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { hasEnded } from '../../session/ended-session.ts';
import { may, useMe } from '../../session/me.ts';
import { deskSettings } from '../../settings.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note, Skeleton } from '../../ui/marks.tsx';
import { createReadAgain } from '../../work/read-again.ts';
import { useStaffEvents } from '../../work/use-staff-events.ts';
import { clockOf } from '../../work/when.ts';
import { Alerts } from './alerts.tsx';
import { DayLine } from './day-line.tsx';
import { FirstDay } from './first-day.tsx';
import styles from './home.module.css';
import { type HomeFacts, homeParts, loadHome } from './load-home.ts';
import { NeedsYou } from './needs-you.tsx';
import { ReadMost } from './read-most.tsx';

/** The frame is there before the day is known. */
export const loader = () => {
  const facts = loadHome();
  facts.catch(() => {});
  return { facts };
};

const minute = 60_000;

/** `/desk/`. */
export function Component() {
  const { facts } = useLoaderData() as { facts: Promise<HomeFacts> };
  const me = useMe();
  const revalidator = useRevalidator();
  const again = useRef<() => void>(undefined);
  // Until the next sign-in every further request would only wait.
  again.current = () => void (hasEnded() || revalidator.revalidate());
  const later = useMemo(() => createReadAgain(() => again.current?.()), []);
  useStaffEvents(({ kind }) => later.on(kind));
  useEffect(() => {
    // The line of now moves, and what was late a minute ago is not all that is late now.
    const everyMinute = setInterval(() => document.hidden || again.current?.(), minute);
    return () => {
      clearInterval(everyMinute);
      later.end();
    };
  }, [later]);
  return (
    <Sheet
      title="Home"
      isFlush
      heading={<Greeting name={me.name} />}
      acts={
        may(me, 'write-own').ok && (
          <ButtonLink to="/stories/new/" kind="solid" icon="plus">
            New story
          </ButtonLink>
        )
      }
    >
      <Suspense fallback={<Skeleton rows={8} height="3.5rem" />}>
        <Await resolve={facts} errorElement={<Failed />}>
          {(home: HomeFacts) => (
            <>
              <Unread home={home} onAgain={() => again.current?.()} />
              {home.hasStories ? <Day home={home} /> : <FirstDay home={home} />}
            </>
          )}
        </Await>
      </Suspense>
    </Sheet>
  );
}

function Greeting({ name }: { name: string | undefined }) {
  const { timeZone } = deskSettings();
  const now = Date.now();
  const hour = clockOf(now, timeZone).getUTCHours();
  const greeting = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  const first = name?.split(' ')[0];
  return (
    <div className={styles.greeting}>
      <h1>{first ? `${greeting}, ${first}` : greeting}</h1>
      <span>
        {new Date(now).toLocaleDateString('en-US', {
          timeZone,
          weekday: 'long',
          month: 'long',
          day: 'numeric',
        })}
      </span>
    </div>
  );
}

function Day({ home }: { home: HomeFacts }) {
  const { timeZone } = home.newsroom.desk;
  const clock = clockOf(home.now, timeZone);
  return (
    <>
      <DayLine home={home} clock={clock} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <NeedsYou home={home} />
          <Alerts home={home} />
        </div>
        {home.popular && (
          <div className={styles.column}>
            <ReadMost stories={home.popular} />
          </div>
        )}
      </div>
    </>
  );
}

/** An empty part that could not be read is not the same as one without anything in it. */
function Unread({ home: { unread }, onAgain }: { home: HomeFacts; onAgain: () => void }) {
  if (unread.size === 0) return null;
  const names = [...unread].map((part) => homeParts[part]);
  return (
    <div className={styles.failed}>
      <Note
        tone="warn"
        acts={
          <Button size="small" onPress={onAgain}>
            Try again
          </Button>
        }
      >
        Could not be read just now: {names.join(', ')}. What you see of it is as it was read last.
      </Note>
    </div>
  );
}

function Failed() {
  const navigate = useNavigate();
  return (
    <div className={styles.failed}>
      <Note
        tone="bad"
        acts={
          <Button size="small" onPress={() => void navigate('/', { replace: true })}>
            Try again
          </Button>
        }
      >
        Home could not be read. Nothing is lost: try again in a moment.
      </Note>
    </div>
  );
}

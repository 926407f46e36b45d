import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { Avatar, Pill, SectionTick } from '../../ui/marks.tsx';
import { nameOf } from '../../work/desk-facts.ts';
import { sectionLine } from '../../work/section-line.ts';
import { clockOf, daysFrom, dayText, timeText, untilText } from '../../work/when.ts';
import styles from './day-line.module.css';
import type { HomeFacts } from './load-home.ts';

const width = 1180;
const [left, right] = [8, 1172];
const ground = 92;
const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const shown = 5;

const placeOf = (clock: Date) => {
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return left + ((right - left) * minutes) / 1440;
};
const hourName = (hour: number) =>
  hour % 24 === 0 ? 'midnight' : hour === 12 ? 'noon' : hour < 12 ? `${hour} AM` : `${hour - 12} PM`;

/** The day as a spectrum: what is out, what is to come, and now between them. */
export function DayLine({ home, clock }: { home: HomeFacts; clock: Date }) {
  const { newsroom, now, out, plans, unread } = home;
  const { timeZone, name } = newsroom.desk;
  const today = plans.filter(({ at }) => daysFrom(Date.parse(at), now, timeZone) === 0);
  const nowAt = placeOf(clock);
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Where the line is wider than the screen, now is in its middle.
    const { current } = scroller;
    if (current) current.scrollLeft = (nowAt / width) * current.scrollWidth - current.clientWidth / 2;
  }, [nowAt]);
  const isUnknown = out.length + today.length === 0 && (unread.has('out') || unread.has('plans'));
  const count = isUnknown ? 'not known' : `${out.length} out, ${today.length} to come`;
  return (
    <section className={`${styles.day} stage`} aria-labelledby="today">
      <div className={styles.head}>
        <h2 id="today" className={styles.title}>
          Today on {name}
        </h2>
        <span className={styles.quiet}>{count}</span>
        <a className={styles.link} href="/desk/schedule/">
          Schedule
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which must work by keyboard */}
      <section ref={scroller} className={styles.scroll} tabIndex={0} aria-label="The day">
        <svg
          viewBox={`0 0 ${width} 118`}
          role="img"
          aria-label={`Today: ${count}. It is ${timeText(now, timeZone)}.`}
          className={styles.line}
        >
          {hours.map((hour, index) => {
            const x = left + ((right - left) * hour) / 24;
            return (
              <g key={hour}>
                <path d={`M${x} ${ground}v8`} className={styles.tick} />
                <text
                  x={x}
                  y={114}
                  textAnchor={index === 0 ? 'start' : index === hours.length - 1 ? 'end' : 'middle'}
                >
                  {hourName(hour)}
                </text>
              </g>
            );
          })}
          <rect x={nowAt} y={14} width={right - nowAt} height={ground - 14} className={styles.ahead} />
          <path d={`M${left} ${ground}H${right}`} className={styles.tick} />
          {out.map((story) => (
            <Line key={story.id} story={story} at={story.publishedAt ?? ''} timeZone={timeZone} isOut />
          ))}
          {today.map(({ story, at }) => (
            <Line key={story.id} story={story} at={at} timeZone={timeZone} isOut={false} />
          ))}
          <path d={`M${nowAt} 12V${ground + 4}`} className={styles.now} />
          <text x={nowAt} y={8} textAnchor="middle" className={styles.nowText}>
            {timeText(now, timeZone)}
          </text>
        </svg>
      </section>
      {plans.length > 0 && (
        <ol className={styles.next} aria-label="What goes live next">
          {plans.slice(0, shown).map(({ story, at }) => (
            <Next key={story.id} story={story} at={Date.parse(at)} home={home} />
          ))}
        </ol>
      )}
      {plans.length === 0 && !unread.has('plans') && (
        <p className={styles.nothing}>Nothing is scheduled. Schedule a story from its publish panel.</p>
      )}
    </section>
  );
}

function Line({
  story,
  at,
  timeZone,
  isOut,
}: {
  story: StoryListItem;
  at: string;
  timeZone: string;
  isOut: boolean;
}) {
  const x = placeOf(clockOf(Date.parse(at), timeZone));
  return (
    <path
      d={`M${x} ${ground}V34`}
      data-s={sectionLine(story)}
      className={isOut ? styles.out : styles.planned}
    >
      <title>{`${timeText(Date.parse(at), timeZone)} ${story.title}`}</title>
    </path>
  );
}

function Next({ story, at, home }: { story: StoryListItem; at: number; home: HomeFacts }) {
  const { newsroom, now, blocked } = home;
  const { timeZone } = newsroom.desk;
  const day = dayText(at, now, timeZone);
  const problems = blocked.get(story.id);
  const line = sectionLine(story);
  return (
    <li>
      <Link className={styles.card} to={`/stories/${encodeURIComponent(story.id)}/`}>
        <span>
          <b>{day === 'Today' ? timeText(at, timeZone) : `${day} ${timeText(at, timeZone)}`}</b>{' '}
          <span className={styles.quiet}>{untilText(at, now)}</span>
        </span>
        <span className={styles.headline}>{story.title || 'Untitled'}</span>
        <span className={styles.who}>
          {story.topic && <SectionTick section={line}>{story.topic.name}</SectionTick>}
          {story.assignee && <Avatar name={nameOf(story.assignee, newsroom)} size="small" />}
        </span>
        {story.hasEmbargo && <span className={styles.quiet}>Embargo lifts {timeText(at, timeZone)}</span>}
        {problems !== undefined && (
          <Pill tone="warn" icon="warning">
            {problems === 1 ? '1 check open' : `${problems} checks open`}
          </Pill>
        )}
      </Link>
    </li>
  );
}

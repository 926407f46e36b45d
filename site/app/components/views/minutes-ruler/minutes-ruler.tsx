import { type CSSProperties, useState } from 'react';
import { indexFormCopy } from '#app/copy/index-forms.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { readTaskTime, taskMinutes, tasksByTime, taskTimes } from '#content/rules/task-minutes.ts';
import { buttonClass } from '#design/button/button.ts';
import { chipClass } from '#design/chip/chip.tsx';
import { IndexHead } from '../../navigation/index-head/index-head.tsx';
import { Pager } from '../../navigation/pager/pager.tsx';
import type { ViewProps } from '../../page/view.ts';
import { hrefOf } from '../../primitives/section/route-href.ts';
import { sectionOfTopic } from '../../primitives/section/story-section.ts';
import { StoryRow } from '../../story/story-row/story-row.tsx';
import { EmptyList } from '../rows/empty-list.tsx';
import styles from './minutes-ruler.module.css';

/** Minutes on the whole width; longer tasks fill it. */
const wholeWidth = 60;

/** How-tos by the time they take: one line for each minute of work. The others follow as rows. */
export function MinutesRuler({ component, page }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const [time, setTime] = useState(() => readTaskTime(new URLSearchParams(page.query)));
  const timed = tasksByTime(items);
  const shown = tasksByTime(items, time);
  const others = items.filter((story) => taskMinutes(story) === undefined);
  function choose(next: number | undefined): void {
    setTime(next);
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${next ? `?time=${next}` : ''}${location.hash}`,
    );
  }
  const chip = (value: number | undefined, text: string) => (
    <label key={text} className={`${chipClass} ${styles.chip}`}>
      <input
        type="radio"
        name="time"
        value={value ?? ''}
        checked={time === value}
        onChange={() => choose(value)}
      />
      {text}
    </label>
  );
  return (
    <>
      {data.title && (
        <IndexHead title={data.title} description={data.description}>
          <Search />
        </IndexHead>
      )}
      {timed.length > 0 && (
        <section className={styles.band} aria-label={indexFormCopy.howLong}>
          <div className="wrap">
            <form
              className={styles.times}
              action={page.basePath}
              onSubmit={(event) => event.preventDefault()}
            >
              <h2>{indexFormCopy.howLong}</h2>
              <fieldset className={`scroll-x ${styles.chips}`}>
                <legend className="vh">{indexFormCopy.time}</legend>
                {chip(undefined, indexFormCopy.anyTime)}
                {taskTimes.map((step) => chip(step, indexFormCopy.upTo(step)))}
              </fieldset>
              <noscript>
                <button className={buttonClass('line', 'small')} type="submit">
                  {indexFormCopy.show}
                </button>
              </noscript>
            </form>
            <p className="vh" role="status">
              {shown.length < timed.length ? indexFormCopy.shown(shown.length, timed.length) : ''}
            </p>
            <ol className={styles.ruler}>
              {shown.map((story) => (
                <Task key={story.id} story={story} minutes={taskMinutes(story) ?? 0} />
              ))}
            </ol>
            {shown.length === 0 && <p className="dek">{indexFormCopy.nothingShort}</p>}
            <div className={styles.axis} aria-hidden="true">
              {[0, 10, 20, 30, 40, 50, 60].map((mark) => (
                <span key={mark} style={{ insetInlineStart: `${(mark / wholeWidth) * 100}%` }}>
                  {mark}
                </span>
              ))}
            </div>
          </div>
        </section>
      )}
      <div className={`wrap ${styles.others}`}>
        {timed.length > 0 && others.length > 0 && <h2 className="hd-rail">{indexFormCopy.others}</h2>}
        {others.map((story) => (
          <StoryRow key={story.id} story={story} level={timed.length > 0 ? 3 : 2} />
        ))}
        {items.length === 0 && <EmptyList />}
        <Pager paging={data.paging} basePath={page.basePath} />
      </div>
    </>
  );
}

function Task({ story, minutes }: { story: ContentLink; minutes: number }) {
  const shown = Math.min(minutes, wholeWidth);
  const takes = taskText(story) || story.description;
  return (
    <li data-s={sectionOfTopic(story.topic)}>
      <span
        className={styles.line}
        data-longer={minutes > wholeWidth || undefined}
        style={{ '--minutes': shown, inlineSize: `${(shown / wholeWidth) * 100}%` } as CSSProperties}
        aria-hidden="true"
      />
      <SiteLink className={styles.task} to={story.url}>
        <b>{indexFormCopy.minutes(minutes)}</b>
        <span className="hd-3" dir="auto">
          {story.promoTitle ?? story.title}
        </span>
      </SiteLink>
      {takes && <p dir="auto">{takes}</p>}
    </li>
  );
}

/** Steps and things of a task, if its story says them. */
function taskText({ metaData = {} }: ContentLink): string {
  const { stepCount, needs } = metaData;
  return [
    typeof stepCount === 'number' ? indexFormCopy.steps(stepCount) : '',
    typeof needs === 'string' ? indexFormCopy.need(needs) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Searches how-tos only. */
function Search() {
  return (
    <search aria-label={indexFormCopy.searchName}>
      <form className={styles.search} action={hrefOf('search')}>
        <label htmlFor="how-to-search">{indexFormCopy.search}</label>
        <div>
          <input
            id="how-to-search"
            className={styles.field}
            type="search"
            name="searchQuery"
            required
            placeholder={indexFormCopy.searchHint}
          />
          <input type="hidden" name="type" value="how-to" />
          <button className={buttonClass('solid')} type="submit">
            {indexFormCopy.searchButton}
          </button>
        </div>
      </form>
    </search>
  );
}

import { Fragment, use } from 'react';
import { copy } from '#app/copy/site.ts';
import type { Author } from '#content/entities/author.ts';
import { choosePreferredDate, type StoryDates } from '#content/rules/preferred-date.ts';
import { readTimeText } from '#content/rules/read-time.ts';
import { Face } from '../../primitives/picture/face.tsx';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import { PersonName } from '../person/person-name.tsx';
import styles from './byline.module.css';
import { DatesCheckedContext } from './dates-checked-context.ts';

const endOfTime = new Date(8.64e15);

export interface BylineProps {
  story: StoryDates & {
    author?: Author | undefined;
    moreAuthors: readonly Author[];
    editors?: readonly Author[] | undefined;
    wordCount?: number | undefined;
  };
}

/** Authors, editors, date and reading time. */
export function Byline({ story }: BylineProps) {
  const authors = story.author ? [story.author, ...story.moreAuthors] : story.moreAuthors;
  const now = use(DatesCheckedContext) ? endOfTime : new Date();
  const created = choosePreferredDate(story, 'created', now);
  const updated = choosePreferredDate(story, 'updated', now);
  return (
    <div className={styles.byline}>
      {authors.some(({ image }) => image) && (
        <div className={styles.faces}>
          {authors.slice(0, 3).map((author) => (
            <Face key={author.id} image={author.image} size={48} />
          ))}
        </div>
      )}
      <div>
        {authors.length > 0 && (
          <p className={styles.names}>
            {copy.by} <Names people={authors} />
          </p>
        )}
        {story.editors && story.editors.length > 0 && (
          <p className={styles.editors}>
            {copy.editedBy} <Names people={story.editors} />
          </p>
        )}
        <p className={styles.dates}>
          {story.wordCount ? <span>{readTimeText(story.wordCount)}</span> : null}
          {created && <TimeText date={created} />}
          {updated && updated !== created && (
            <span className={styles.updated}>
              <TimeText date={updated} prefix={copy.updated} />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Names({ people }: { people: readonly Author[] }) {
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 && (index === people.length - 1 ? ` ${copy.and} ` : ', ')}
      <PersonName person={person} />
    </Fragment>
  ));
}

import type { ViewProps } from '../../page/view.ts';
import { cardGrid } from '../../primitives/card-grid/card-grid.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { personTitle } from '../../story/person/person.ts';
import { PersonName } from '../../story/person/person-name.tsx';
import { EmptyList } from '../rows/empty-list.tsx';
import styles from './people.module.css';

/** Everyone who writes here. */
export function Team({ component, priority }: ViewProps<'AuthorList'>) {
  const { data, items, metadata } = component;
  const section = sectionOfMetadata(metadata);
  if (items.length === 0)
    return (
      <div className="wrap">
        <EmptyList />
      </div>
    );
  const grid = cardGrid(items.length, { most: 4, between: 4 });
  return (
    <section className="band" data-s={section} aria-label={data.title}>
      <div className="wrap">
        <SectionHead {...data} section={section} />
        <ul {...grid} className={`${grid.className} ${styles.team}`}>
          {items.map((person, index) => (
            <li key={person.id}>
              <Picture
                image={person.image}
                sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw"
                ratio="1"
                priority={priority && index === 0}
              />
              <p className="hd-4">
                <PersonName person={person} />
              </p>
              <p>{[personTitle(person), person.bureau].filter(Boolean).join(', ')}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './people.module.css';
import { personTitle } from './person.ts';
import { PersonName } from './person-name.tsx';

/** Everyone who writes here. */
export function Team({ component, priority }: ViewProps<'AuthorList'>) {
  const { data, items } = component;
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead {...data} />
        <ul className={styles.team}>
          {items.map((person, index) => (
            <li key={person.id}>
              <Picture
                image={person.image}
                sizes="(min-width: 64rem) 20vw, 46vw"
                ratio="1"
                priority={priority && index === 0}
              />
              <p className="hd-4">
                <PersonName person={person} />
              </p>
              <p>{personTitle(person)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

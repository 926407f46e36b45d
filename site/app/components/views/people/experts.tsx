import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { Face } from '../../primitives/picture/face.tsx';
import { ViewMore } from '../../primitives/section-head/view-more.tsx';
import { personTitle } from '../../story/person/person.ts';
import { PersonName } from '../../story/person/person-name.tsx';
import styles from './people.module.css';

/** Writers who cover this, in a rail. */
export function Experts({ component, page }: ViewProps<'AuthorList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className={`wrap ${styles.rail}`}>
      {page.pageType === 'topic' && <AdSlot space="mpu" place="rail" />}
      {data.title && <h2 className={`hd-rail ${styles.title}`}>{data.title}</h2>}
      <ul className={styles.experts}>
        {items.map((person) => (
          <li key={person.id}>
            <Face image={person.image} size={56} />
            <div>
              <PersonName person={person} />
              <small>{person.bureau ?? personTitle(person)}</small>
            </div>
          </li>
        ))}
      </ul>
      <ViewMore text={data.viewMoreText} url={data.viewMoreUrl} />
    </div>
  );
}

import { AdSlot } from '../ad-slot/ad-slot.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Face } from '../picture/face.tsx';
import { ViewMore } from '../section-head/view-more.tsx';
import styles from './people.module.css';
import { personTitle } from './person.ts';
import { PersonName } from './person-name.tsx';

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

import type { CSSProperties } from 'react';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import type { ViewProps } from '../../page/view.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import styles from './steps.module.css';

/** The numeral of the first step is the widest; each further one is 15 points narrower, as in our best lists. */
const widthOf = (index: number) => `${Math.max(62, 125 - 15 * index)}%`;

/** A plan: ordered steps, each with its guide. */
export function Steps({ component }: ViewProps<'EditorialLinks'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata);
  return (
    <section className="band" data-s={section}>
      <div className="wrap">
        <SectionHead title={data.componentLabel} description={data.description} section={section} />
        <ol className={styles.steps}>
          {items.map(({ label, linkText, linkUrl }, index) => (
            <li key={linkUrl + linkText} className={styles.step}>
              <span
                className={styles.number}
                style={{ '--width': widthOf(index) } as CSSProperties}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div className={styles.words}>
                {label && <p>{label}</p>}
                <h3 className="hd-3">
                  <SiteLink to={linkUrl}>{linkText}</SiteLink>
                </h3>
              </div>
              <Icon name="arrow-right" size={22} className={styles.arrow} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { SiteLink } from '#app/links/site-link.tsx';
import { chirpWidth } from '#design/chirp/chirp.tsx';
import type { ViewProps } from '../../page/view.ts';
import { sectionOfMetadata } from '../../primitives/section/story-section.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import styles from './figures.module.css';

/** Numbers worth a line: each one large, each narrower than the one before, with the story behind it. */
export function Figures({ component }: ViewProps<'EditorialLinks'>) {
  const { data, items, metadata } = component;
  if (items.length === 0) return null;
  const section = sectionOfMetadata(metadata);
  return (
    <section className="band" data-s={section}>
      <div className="wrap">
        <SectionHead title={data.componentLabel} description={data.description} section={section} />
        <ul className={styles.figures}>
          {items.map(({ label = '', linkText, linkUrl, section: own = '' }, index) => (
            <li
              key={linkUrl + linkText}
              className={styles.figure}
              data-s={sectionOfMetadata({ section: own })}
            >
              <p
                className={styles.number}
                style={{ '--width': `${chirpWidth(index, items.length)}%` } as CSSProperties}
              >
                <Amount text={label} />
              </p>
              <p className={styles.words}>
                <SiteLink to={linkUrl}>{linkText}</SiteLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A number with its unit, which is smaller: "83 h". Other words stay as they are. */
function Amount({ text }: { text: string }) {
  const [value = '', unit = '', ...others] = text.split(' ');
  if (unit === '' || unit.length > 4 || others.length > 0 || !/\d/.test(value)) return text;
  return (
    <>
      {value}
      <span className={styles.unit}> {unit}</span>
    </>
  );
}

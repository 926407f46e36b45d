import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import type { ViewProps } from '../../page/view.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { groupBy } from '../rows/group-by.ts';
import styles from './feeds.module.css';

/** Feeds with their addresses in sight, so that they can be copied into a reader. */
export function Feeds({ component }: ViewProps<'EditorialLinks'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead title={data.componentLabel} description={data.description} />
        {groupBy(items, ({ label = '' }) => label).map(([label, feeds]) => (
          <div key={label} className={styles.group}>
            {label && <h3 className="hd-4">{label}</h3>}
            <ul className={styles.list}>
              {feeds.map(({ linkText, linkUrl }) => (
                <li key={linkUrl}>
                  <SiteLink to={linkUrl} className={styles.feed} type="application/rss+xml">
                    <Icon name="rss" size={20} />
                    <span>
                      {linkText}
                      <code>{linkUrl}</code>
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

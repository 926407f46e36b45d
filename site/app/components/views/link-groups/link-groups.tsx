import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../../page/view.ts';
import { SectionHead } from '../../primitives/section-head/section-head.tsx';
import { groupBy } from '../rows/group-by.ts';
import styles from './link-groups.module.css';

/** Many links in groups, each group under its label: a sitemap's topics, sections and dates. */
export function LinkGroups({ component }: ViewProps<'EditorialLinks'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead title={data.componentLabel} description={data.description} />
        <div className={styles.groups}>
          {groupBy(items, ({ label = '' }) => label).map(([label, links]) => (
            <div key={label} className={styles.group}>
              {label && <h3 className="hd-4">{label}</h3>}
              <ul>
                {links.map(({ linkText, linkUrl }) => (
                  <li key={linkUrl}>
                    <SiteLink to={linkUrl}>{linkText}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

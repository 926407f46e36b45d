import type { CSSProperties } from 'react';
import { SiteLink } from '#app/links/site-link.tsx';
import type { EditorialLink } from '#content/entities/editorial-links.ts';
import { splitColumns } from '../../navigation/header/columns.ts';
import type { ViewProps } from '../../page/view.ts';
import styles from './editorial-links.module.css';

/** Links that editors chose, one under the other. */
export function PlainLinks({ component }: ViewProps<'EditorialLinks'>) {
  return (
    <div className="wrap">
      {component.data.componentLabel && <h2 className="hd-rail">{component.data.componentLabel}</h2>}
      <LinkList links={component.items} />
    </div>
  );
}

/** The same links in columns; the header sets three or four in its metadata. */
export function LinkColumns({ component }: ViewProps<'EditorialLinks'>) {
  const count = typeof component.metadata.columns === 'number' ? component.metadata.columns : 3;
  return (
    <div className="wrap">
      <div className={styles.columns} style={{ '--count': count } as CSSProperties}>
        {splitColumns(component.items, count).map((column) => (
          <LinkList key={column[0]?.linkUrl} links={column} />
        ))}
      </div>
    </div>
  );
}

function LinkList({ links }: { links: readonly EditorialLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ linkText, linkUrl }) => (
        <li key={linkUrl + linkText}>
          <SiteLink to={linkUrl}>{linkText}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

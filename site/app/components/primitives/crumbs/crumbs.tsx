import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import styles from './crumbs.module.css';

export interface Crumb {
  text: string;
  href: string;
}

/** Breadcrumbs from home. */
export function Crumbs({ path, of }: { path: readonly Crumb[]; of?: string | undefined }) {
  return (
    <nav className={styles.crumbs} aria-label={of ? copy.partOf(copy.breadcrumb, of) : copy.breadcrumb}>
      <ol>
        {[{ text: copy.home, href: '/' }, ...path].map(({ text, href }) => (
          <li key={href}>
            <SiteLink to={href}>{text}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

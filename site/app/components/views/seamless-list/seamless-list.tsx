import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../../page/view.ts';
import styles from './seamless-list.module.css';

/** The next stories, as links; a script may load them in place. */
export function SeamlessList({ component, page }: ViewProps<'Seamless'>) {
  const items = component.items.filter(({ url }) => url !== page.announced);
  if (items.length === 0) return null;
  return (
    <nav className={`wrap ${styles.list}`} aria-label={copy.readNext} data-print="none">
      <h2 className="hd-rail">{copy.readNext}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <SiteLink className="hd-4" to={item.url}>
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

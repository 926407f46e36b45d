import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../page-body/view.ts';

/** What a search found, placed on a page that is not the search: its links. */
export function FoundLinks({ component }: ViewProps<'SmartSearchResults'>) {
  const { content, videos } = component.data;
  return (
    <div className="wrap">
      <ul>
        {[...content, ...videos].map(({ id, title, url }) => (
          <li key={id}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

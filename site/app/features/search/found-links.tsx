import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../../components/page/view.ts';

/** Search results as links, placed on a page other than the search page. */
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

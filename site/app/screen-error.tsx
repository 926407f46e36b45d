import type { ContentLink } from '#content/entities/content-link.ts';
import { ErrorPage } from './components/navigation/error-page/error-page.tsx';
import { isComponent } from './components/page/plan.ts';
import { ErrorLayout } from './layouts/error-layout.tsx';
import type { ShellData } from './screen-data.ts';
import { readersMessageOf, statusOf } from './site-error.ts';

export interface ScreenErrorProps {
  error: unknown;
  shell: ShellData;
}

const popularStories = 4;

/** Stories to continue with: the most read ones, or in a header without that list those it carries. */
function popularOf({ header }: ShellData) {
  const stories = new Map<string, { id: string; title: string; url: string }>();
  const lists = (header?.components ?? [])
    .filter(isComponent)
    .filter(({ meta }) => meta.componentType === 'ContentList');
  const mostRead = lists.filter(({ meta }) => meta.componentName === 'most-read');
  for (const component of mostRead.length > 0 ? mostRead : lists) {
    for (const { id, title, promoTitle, url } of component.items as ContentLink[])
      stories.set(url, { id, title: promoTitle ?? title, url });
  }
  return [...stories.values()].slice(0, popularStories);
}

/** The page in place of one that could not be made. */
export function ScreenError({ error, shell }: ScreenErrorProps) {
  return (
    <ErrorLayout {...shell}>
      <ErrorPage
        status={statusOf(error)}
        message={readersMessageOf(error)}
        homeHref="/"
        popular={popularOf(shell)}
      />
    </ErrorLayout>
  );
}

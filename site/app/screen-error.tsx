import type { ContentLink } from '#content/entities/content-link.ts';
import { ErrorPage } from './components/navigation/error-page/error-page.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';
import type { ShellData } from './screen-data.ts';
import { readersMessageOf, statusOf } from './site-error.ts';

const popularStories = 4;

/** Popular stories to continue with: those the header carries. */
function popularOf({ header }: ShellData) {
  const stories = new Map<string, { id: string; title: string; url: string }>();
  for (const component of header?.components ?? []) {
    if (!('meta' in component) || component.meta.componentType !== 'ContentList') continue;
    for (const { id, title, promoTitle, url } of component.items as ContentLink[])
      stories.set(url, { id, title: promoTitle ?? title, url });
  }
  return [...stories.values()].slice(0, popularStories);
}

/** The page in place of one that could not be made. */
export function ScreenError({ error, shell }: { error: unknown; shell: ShellData }) {
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

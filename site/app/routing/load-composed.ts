import { slugForEdition } from '#content/rules/component-error.ts';
import { pageOutcome } from '#content/rules/page-outcome.ts';
import type { ScreenData } from '../screen-data.ts';
import { PageError, pageNotFound } from '../site-error.ts';
import { compositionOf } from './composition.ts';
import { currentEntryPath } from './current-entry-path.ts';
import type { Navigation } from './navigation.ts';
import { Redirect } from './redirect.ts';
import { screenPath } from './screen-path.ts';

/** The composed page of a navigation, or the redirect or error of its main component. */
export async function loadComposed(navigation: Navigation): Promise<ScreenData['page']> {
  const { edition } = navigation;
  const page = await (compositionOf(navigation) ?? Promise.reject(pageNotFound())).catch((error: unknown) => {
    const slug = error instanceof PageError ? slugForEdition(error.availableOn, edition) : undefined;
    throw slug ? redirectTo(navigation, slug) : error;
  });
  const outcome = pageOutcome(page, edition);
  if (outcome.kind === 'redirect') throw redirectTo(navigation, outcome.slug);
  if (outcome.kind !== 'ok') throw new PageError(outcome.status, outcome.message);
  const entry = navigation.screen?.params.entry;
  if (entry !== undefined) throw new Redirect(currentEntryPath(page.data, entry));
  const { data, meta } = page;
  return { data, meta };
}

/** The same route with the current slug. */
function redirectTo({ screen }: Navigation, slug: string): Redirect {
  return new Redirect(screen ? screenPath({ ...screen, params: { ...screen.params, slug } }) : '/', 301);
}

import { experimentHeader, experimentQueryName } from '#content/limits.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { bucketToRender } from '../experiments/current.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Middleware } from '../routing/run-middleware.ts';

/**
 * The experiment bucket of this page. The server's page handler chose it and made it part of the cache key; in a
 * browser it is chosen here, before the page behind a link loads. A query parameter may force one.
 */
export const abTest: Middleware = (navigation) => {
  navigation.experiment =
    (typeof document === 'undefined' ? chosenState(navigation) : bucketToRender(navigation.url)) ?? null;
};

function chosenState({ site, request, url }: Navigation) {
  return forcedState(
    site.experiments ?? [],
    url.searchParams.get(experimentQueryName) ?? request.headers.get(experimentHeader),
  );
}

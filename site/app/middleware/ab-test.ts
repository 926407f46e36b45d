import type { MiddlewareFunction } from 'react-router';
import { experimentHeader, experimentQueryName } from '#content/limits.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { bucketToRender } from '../experiments/current.ts';
import { experimentContext, type Navigation, siteContext } from '../routing/navigation.ts';

/**
 * The experiment bucket of this page. The server's page handler chose it and made it part of the cache key; in a
 * browser it is chosen here, before the page behind a link loads. A query parameter may force one.
 */
export const abTest: MiddlewareFunction = (navigation) => {
  const state = typeof document === 'undefined' ? chosenState(navigation) : bucketToRender(navigation.url);
  if (state) navigation.context.set(experimentContext, state);
};

function chosenState({ context, request, url }: Navigation) {
  return forcedState(
    context.get(siteContext).experiments ?? [],
    url.searchParams.get(experimentQueryName) ?? request.headers.get(experimentHeader),
  );
}

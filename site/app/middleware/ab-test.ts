import type { MiddlewareFunction } from 'react-router';
import { experimentHeader, experimentQueryName } from '#content/limits.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { bucketToRender } from '../experiments/current.ts';
import { experimentContext, type Navigation, siteContext } from '../navigation.ts';

/**
 * For which bucket this page is drawn. The server's page door chose it and made it part of the page's key; in a
 * browser it is chosen here, before the page behind a link is loaded. An address may force one.
 */
export const abTest: MiddlewareFunction = (navigation) => {
  const state = typeof document === 'undefined' ? chosenState(navigation) : bucketToRender(navigation.url);
  if (state) navigation.context.set(experimentContext, state);
};

function chosenState({ context, request, url }: Navigation) {
  const { experiments } = context.get(siteContext).publication;
  return forcedState(
    experiments,
    url.searchParams.get(experimentQueryName) ?? request.headers.get(experimentHeader),
  );
}

import type { MiddlewareFunction } from 'react-router';
import { experimentHeader, experimentQueryName } from '#content/limits.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { bucketToRender } from '../experiments/current.ts';
import { experimentContext, siteContext, type Visit } from '../navigation.ts';

/**
 * For which bucket this page is drawn. The server's page door chose it and made it part of the page's key; in a
 * browser it is chosen here, before the page behind a link is loaded. An address may force one.
 */
export const abTest: MiddlewareFunction = (visit) => {
  const state = typeof document === 'undefined' ? chosenState(visit) : bucketToRender(visit.url);
  if (state) visit.context.set(experimentContext, state);
};

function chosenState({ context, request, url }: Visit) {
  const { experiments } = context.get(siteContext).publication;
  return forcedState(
    experiments,
    url.searchParams.get(experimentQueryName) ?? request.headers.get(experimentHeader),
  );
}

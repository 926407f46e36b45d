import type { MiddlewareFunction } from 'react-router';
import { experimentHeader, experimentQueryName } from '#content/limits.ts';
import { forcedState } from '#content/rules/experiments/assign.ts';
import { bucketToDraw } from '../experiments/current.ts';
import { experimentContext, siteContext } from '../visit.ts';

/**
 * For which bucket this page is drawn. The server's page door chose it and made it part of the page's key; in a
 * browser it is chosen here, before the page behind a link is loaded. An address may force one.
 */
export const abTest: MiddlewareFunction = ({ context, request, url }) => {
  const { experiments } = context.get(siteContext).publication;
  if (experiments.length === 0) return;
  const told = typeof document === 'undefined' ? request.headers.get(experimentHeader) : undefined;
  const wish = url.searchParams.get(experimentQueryName) ?? told;
  const state = wish ? forcedState(experiments, wish) : bucketToDraw(url);
  if (state) context.set(experimentContext, state);
};

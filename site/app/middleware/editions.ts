import type { MiddlewareFunction } from 'react-router';
import { choosePreferredEdition } from '#content/rules/edition.ts';
import { requestFacts } from '../request-facts.ts';
import { editionContext, siteContext } from '../routing/navigation.ts';

/** The edition of this navigation: query, cookie, header, else the default. */
export const editions: MiddlewareFunction = ({ context, request, url }) => {
  const { locales } = context.get(siteContext).settings;
  context.set(editionContext, choosePreferredEdition(requestFacts(url, request), locales));
};

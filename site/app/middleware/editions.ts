import type { MiddlewareFunction } from 'react-router';
import { choosePreferredEdition } from '#content/rules/edition.ts';
import { editionContext, siteContext } from '../navigation.ts';
import { requestFacts } from '../request-facts.ts';

/** The edition of this navigation: query, cookie, header, else the default. */
export const editions: MiddlewareFunction = ({ context, request, url }) => {
  const { locales } = context.get(siteContext).publication;
  context.set(editionContext, choosePreferredEdition(requestFacts(url, request), locales));
};

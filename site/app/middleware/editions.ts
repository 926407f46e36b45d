import { choosePreferredEdition } from '#content/rules/edition.ts';
import { requestFacts } from '../request-facts.ts';
import type { Middleware } from '../routing/run-middleware.ts';

/** The edition of this navigation: query, cookie, header, else the default. */
export const editions: Middleware = (navigation) => {
  const { site, request, url } = navigation;
  navigation.edition = choosePreferredEdition(requestFacts(url, request), site.settings.locales);
};

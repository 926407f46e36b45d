import type { MiddlewareFunction } from 'react-router';
import { languageContext, siteContext } from '../routing/navigation.ts';

/** One locale, one language: set on the document. */
export const language: MiddlewareFunction = async ({ context }, next) => {
  const [locale] = context.get(siteContext).settings.locales;
  const name = locale?.language.split('-')[0] ?? 'en';
  context.set(languageContext, name);
  const response = await next();
  if (response instanceof Response) response.headers.set('Content-Language', name);
  return response;
};

import type { Middleware } from '../routing/run-middleware.ts';

/** One locale, one language: set on the document. */
export const language: Middleware = async (navigation, next) => {
  const [locale] = navigation.site.settings.locales;
  const name = locale?.language.split('-')[0] ?? 'en';
  navigation.language = name;
  const response = await next();
  if (response instanceof Response) response.headers.set('Content-Language', name);
};

import { publicSettings } from '#config/public.ts';
import { hrefFor } from '#content/rules/route-paths.ts';

/** Path of a route by its name, as menus and the footer use it. An unknown name gives `/`. */
export function hrefOf(name: string, params: Readonly<Record<string, string>> = {}): string {
  return hrefFor(name, params, publicSettings) ?? '#';
}

export const topicHref = (slug: string) => hrefOf('topic', { slug });

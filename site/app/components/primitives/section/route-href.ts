import { publicSettings } from '#config/public.ts';
import type { FooterLink } from '#content/entities/footer-link-schema.ts';
import { hrefFor } from '#content/rules/route-paths.ts';

/** Path of a route by its name, as menus and the footer use it. An unknown name gives `/`. */
export function hrefOf(name: string, params: Readonly<Record<string, string>> = {}): string {
  return hrefFor(name, params, publicSettings) ?? '#';
}

/** Address of a footer link: one of our routes, or a configured link. */
export function hrefOfTarget(to: FooterLink['to']): string {
  if ('route' in to) return hrefOf(to.route, to.params);
  const links: Readonly<Record<string, string>> = publicSettings.links;
  return links[to.link] ?? '#';
}

export const topicHref = (slug: string) => hrefOf('topic', { slug });

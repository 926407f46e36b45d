import { isSafeLink } from '#content/rules/link-treatment.ts';

/** One tag of a page's head; text is escaped where it is written. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** No tag without a value. */
export function metaNamed(name: string, content: string | undefined): HeadTag[] {
  return content ? [{ tag: 'meta', attributes: { name, content } }] : [];
}

export function metaProperty(property: string, content: string | undefined): HeadTag[] {
  return content ? [{ tag: 'meta', attributes: { property, content } }] : [];
}

/** No link tag without a URL. */
export function linkRel(rel: string, href: string | undefined, more: Record<string, string> = {}): HeadTag[] {
  return href && isSafeLink(href) ? [{ tag: 'link', attributes: { rel, href, ...more } }] : [];
}

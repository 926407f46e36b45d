import { messages } from '#content/errors.ts';
import { metaNamed } from './head-tag.ts';
import type { PageHead } from './page-head.ts';
import { titleOf } from './page-title.ts';

/** The head of an error page; not indexed. */
export function errorHead(status: number): PageHead {
  const robots = metaNamed('robots', 'noindex');
  if (status !== 404) return { title: titleOf(messages.unexpected), tags: robots };
  return {
    title: titleOf(messages.pageNotFoundTitle),
    tags: [...metaNamed('description', messages.pageNotFoundDescription), ...robots],
  };
}

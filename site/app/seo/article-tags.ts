import type { Story } from '../main-component.ts';
import { type HeadTag, linkRel, metaNamed } from './head-tag.ts';

type Fields = Pick<
  Story,
  'relAlternate' | 'relHrefLang' | 'relNext' | 'relPrev' | 'seoNewsKeywords' | 'seoTwitterCreator'
>;

/** Tags for search engines exactly as editors set them. */
export function articleTags(story: Fields): HeadTag[] {
  return [
    ...linkRel('alternate', story.relAlternate, story.relHrefLang ? { hreflang: story.relHrefLang } : {}),
    ...linkRel('next', story.relNext),
    ...linkRel('prev', story.relPrev),
    ...metaNamed('news_keywords', story.seoNewsKeywords),
    ...metaNamed('twitter:creator', story.seoTwitterCreator),
  ];
}

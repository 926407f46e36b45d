import { absoluteUrl } from '#app/seo/absolute-url.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { unsubscribePath } from '#content/rules/newsletter-sign-up.ts';
import { pathFor } from '#content/rules/route-paths.ts';

export interface EmailStory {
  title: string;
  dek: string | undefined;
  kicker: string | undefined;
  url: string;
  picture: { url: string; alt: string } | undefined;
}

export interface EmailData {
  id: string;
  title: string;
  /** The preview text mail clients show beside the subject. */
  preheader: string;
  introduction: string;
  lists: { title: string | undefined; stories: EmailStory[] }[];
  /** URLs of the edition, the site, subscriptions and privacy. */
  links: { here: string; home: string; newsletters: string; unsubscribe: string; privacy: string };
}

/** Content of a newsletter edition from the composed page, with absolute URLs: an e-mail has no site around it. */
export function emailData(page: ComposedPage['data'], siteUrl: string): EmailData {
  const at = (address: string) => absoluteUrl(address, siteUrl);
  const lists = page.components.filter(
    (entry): entry is ComponentOf<'ContentList'> =>
      'meta' in entry &&
      entry.meta.componentType === 'ContentList' &&
      entry.items !== undefined &&
      entry.items.length > 0,
  );
  const words = page.components.find(
    (entry): entry is ComponentOf<'Text'> => 'meta' in entry && entry.meta.componentType === 'Text',
  )?.data;
  const introduction = words?.description ?? page.description ?? '';
  const groups = lists.map(({ data, items = [] }) => ({
    title: data.title,
    stories: items.map((item) => storyOf(item, at)),
  }));
  const headlines = groups.flatMap(({ stories }) => stories.map(({ title }) => title));
  return {
    id: page.slug,
    title: page.title,
    preheader: headlines.slice(0, 2).join(' · ') || introduction || page.title,
    introduction,
    lists: groups,
    links: {
      here: at(pathFor('newsletter-generator', { id: page.slug })),
      home: at('/'),
      newsletters: at(pathFor('newsletters')),
      unsubscribe: at(unsubscribePath),
      privacy: at(pathFor('privacy-policy')),
    },
  };
}

function storyOf(link: ContentLink, at: (address: string) => string): EmailStory {
  const picture = link.image?.urls?.sc_medium ?? link.image?.urls?.sc_small;
  return {
    title: link.promoTitle ?? link.title,
    dek: link.description,
    kicker: link.topic?.name,
    url: at(link.url),
    picture: picture ? { url: at(picture), alt: link.image?.alt || link.title } : undefined,
  };
}

import type { Feed, FeedItem } from './feed.ts';

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title.toWellFormed(),
    home_page_url: feed.pageUrl,
    feed_url: feed.selfUrl,
    ...(feed.nextUrl ? { next_url: feed.nextUrl } : {}),
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.siteName, url: `${feed.siteUrl}/` }],
    ...(feed.hubs.length > 0 ? { hubs: feed.hubs.map((url) => ({ type: 'WebSub', url })) } : {}),
    items: feed.items.map(item),
  });
}

function item({ id, url, title, html, summary, picture, published, updated, authors, categories }: FeedItem) {
  return {
    id,
    url,
    title,
    // The standard requires one of the two.
    ...(html ? { content_html: html } : { content_text: summary || title }),
    ...(summary ? { summary } : {}),
    ...(picture ? { image: picture.url } : {}),
    date_published: published,
    date_modified: updated,
    authors: authors.map(({ name, url: page }) => ({ name, ...(page ? { url: page } : {}) })),
    tags: categories,
  };
}

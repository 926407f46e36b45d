import type { Group } from './group.ts';

/** What programs read: feeds, sitemaps, Markdown, Apple News, well-known files, and files of a build. */
export const files: Group = async ({ app, send, peek }) => {
  const index = await send({ path: '/sitemaps/' });
  const listed = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(app.origin, ''),
  );
  const seen = new Set(['/sitemaps/']);
  // The index names the others, and those of years name months and days.
  for (const queue = [...listed]; queue.length > 0; ) {
    const path = queue.shift() ?? '';
    if (seen.has(path) || !path.startsWith('/sitemaps/')) continue;
    seen.add(path);
    const answer = await send({ path });
    if (!answer.text.includes('<sitemapindex')) continue;
    const [first, ...more] = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(app.origin, ''),
    );
    // The first of each is enough; the others are the same with another date.
    queue.push(...[first ?? '', more.at(-1) ?? ''].filter(Boolean));
  }
  for (const path of [
    '/sitemap.xml',
    '/sitemaps/articles/',
    '/sitemaps/articles/2026/',
    '/sitemaps/articles/2026/04/',
    '/sitemaps/articles/2026/04/30/',
    '/sitemaps/articles/2026/04/30/2/',
    '/sitemaps/articles/1999/',
    '/sitemaps/nothing/',
    '/sitemaps',
  ])
    if (!seen.has(path)) await send({ path });

  const places = ['/latest', '/news', '/reviews', '/topic/laptops', '/meet-the-team/ann-bee', '/tags/chips'];
  for (const place of places)
    for (const name of ['rss.xml', 'atom.xml', 'feed.json']) await send({ path: `${place}/${name}` });
  for (const path of [
    '/topic/nothing/rss.xml',
    '/tags/nothing/feed.json',
    '/nothing/rss.xml',
    '/feed/',
    '/feed/latest/',
    '/feed/latest/?offset=1&limit=2',
    '/feed/latest/?limit=0',
    '/feed/topic-laptops/',
    '/feed/nothing/',
    '/apple-news/',
    '/apple-news/first-story/',
    '/apple-news/story-1/',
    '/apple-news/nothing/',
    '/article/first-story.md',
    '/article/first-story/index.md',
    '/article/every-embed.md',
    '/product/slate-review.md',
    '/pictures/desk-pictures.md',
    '/video/live-video.md',
    '/article/nothing.md',
    '/api/urlgenerator/article/first-story',
    '/api/urlgenerator/article/first-story/',
    '/api/urlgenerator/article/nothing/',
    '/api/urlgenerator/',
    '/robots.txt',
    '/brand/abcdefghijkl.css',
    '/ads.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/.well-known/nothing',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/service-worker.js',
    '/assets/entry-C7HmwBdC.js',
    '/assets/entry-D7HmwBdC.css',
    '/assets/face-DLE3yQgI.woff2',
    '/assets/logo-DuxUw44O.svg',
    '/assets/nothing-C7HmwBdC.js',
    '/.vite/manifest.json',
  ])
    await send({ path });
  for (const path of [
    '/robots.txt',
    '/latest/rss.xml',
    '/sitemaps/',
    '/sitemaps/articles/',
    '/assets/entry-C7HmwBdC.js',
  ])
    for (const method of ['HEAD', 'OPTIONS', 'POST']) await send({ method, path });
  const feed = await peek({ path: '/latest/rss.xml' });
  await send({
    path: '/latest/rss.xml',
    headers: { 'if-none-match': String(feed.headers.etag) },
    note: 'not modified',
  });
};

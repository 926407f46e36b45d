import type { Group } from './group.ts';

/** Values for the parameters of a screen's path, of things in the test publication. */
const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  article: { slug: 'first-story' },
  'article-entries': { slug: 'first-story' },
  'article-entry': { slug: 'first-story', entry: 'first' },
  'sponsored-article': { slug: 'paid-story' },
  'article-topic': { topic1: 'finance', topic2: 'banking', slug: 'finance-story' },
  'article-topic-longform': { topic1: 'laptops', slug: 'long-story' },
  'sem-landing': { slug: 'about-tides' },
  'auth-flow': { slug: 'terms-of-service' },
  collection: { slug: 'big-feature' },
  feature: { slug: 'about-tides' },
  gallery: { slug: 'desk-pictures' },
  'newsletter-generator': { id: 'signal' },
  'video-share': { slug: 'live-video' },
  video: { slug: 'live-video' },
  'sponsored-video': { slug: 'live-video' },
  author_profile: { slug: 'ann-bee' },
  review: { slug: 'slate-review' },
  'topic-listing': { slug: 'a-c' },
  topic: { slug: 'laptops' },
  tag: { slug: 'chips' },
};
const parameters = /\{(\w+)(\?)?\}\/?/g;

/** The path of a screen for these values; what may be left out and has no value is left out. */
function pathOf(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(parameters, (_, name: string, optional?: string) => {
    const value = values[name];
    if (value === undefined && !optional) throw new Error(`${pattern} needs a sample for ${name}`);
    return value === undefined ? '' : `${value}/`;
  });
}

/** Every screen of the route table, its second page, and what surrounds it: other methods, slashes, unknown slugs. */
export const pages: Group = async ({ app, send }) => {
  for (const { name, path: pattern } of app.screens) {
    const path = pathOf(pattern, samples[name] ?? {});
    await send({ path, note: name });
    if (pattern.includes('{pageNumber?}'))
      await send({ path: pathOf(pattern, { ...samples[name], pageNumber: '2' }), note: `${name}, page 2` });
    if (pattern.includes('{slug}') && name !== 'auth-flow')
      await send({
        path: pathOf(pattern, { ...samples[name], slug: 'no-such-thing' }),
        note: `${name}, unknown`,
      });
  }
  for (const path of [
    // Slashes, former addresses, vanity entries.
    '/article/first-story',
    '/article/first-story//',
    '//article/first-story/',
    '/ARTICLE/first-story/',
    '/article/first-story-old/',
    '/feature/lonely/',
    '/article/secret-draft/',
    '/article/secret-withdrawn/',
    '/article/every-embed/',
    '/article/best-laptops/',
    '/article/second-story/',
    '/video/secret-video/',
    '/finance/finance-story/',
    '/latest/1/',
    '/latest/0/',
    '/latest/9999/',
    '/latest/two/',
    '/old-latest/',
    '/old-latest/?a=b',
    '/for-now/',
    '/masked/',
    '/taken-away/',
    '/nothing/',
    '/nothing/at/all/',
    '/nothing',
    '/nothing.html',
    '/.env',
    '/a%00b/',
    '/%zz/',
    '/a\\b/',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(3000)}/`,
    // Queries that change a page, and those that do not.
    '/search/?searchQuery=story',
    '/search/?q=story&type=reviews&topic=laptops&sort=newest',
    '/search/?q=nothingfindsthis',
    '/search/2/?searchQuery=story',
    '/?edition=uk',
    '/?edition=xx',
    '/?preferredEdition=uk',
    '/article/first-story/?utm_source=x',
    '/article/first-story/?featureDisable=ads',
    '/article/first-story/?preview=forged',
    '/product/slate-review/?surfaceTest=control',
    '/product/slate-review/?surfaceTest=nothing',
  ])
    await send({ path });

  const story = '/article/first-story/';
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])
    await send({ method, path: story });
  await send({ method: 'HEAD', path: '/nothing/' });
  await send({ method: 'POST', path: '/nothing/', form: { a: 'b' } });
  const first = await send({ path: story, headers: { 'accept-encoding': 'gzip' }, note: 'gzip' });
  await send({
    path: story,
    headers: { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'gzip' },
    note: 'not modified',
  });
  await send({ path: story, headers: { 'if-none-match': '"other"' }, note: 'modified' });
  await send({ path: story, headers: { range: 'bytes=0-9' }, note: 'range' });
  await send({ path: '/', headers: { cookie: 'edition=uk; preferredEdition=uk' }, note: 'edition cookie' });
  await send({ path: '/', headers: { 'accept-language': 'en-GB' }, note: 'language' });
  await send({ path: story, headers: { accept: 'text/markdown' }, note: 'markdown wanted' });
  await send({ path: story, headers: { accept: 'application/json' }, note: 'JSON wanted' });
  await send({ path: story, headers: { 'user-agent': 'Googlebot' }, note: 'crawler' });
};

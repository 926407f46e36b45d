import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { publication } from '#api/test/publication.ts';
import { type EmbedType, embedTypes } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { listicleExample } from '#content/examples/listicle.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { Log } from '#platform/log.ts';
import { createSite } from '#site/entry.server.tsx';
import { previewTime } from './site/serve-site.ts';

/** Stories as staff send them, stored, composed and rendered: nothing between the API call and the page is replaced. */
const origin = 'https://testsite.example';
const note = () => undefined;
const log: Log = { debug: note, info: note, warn: note, error: note };

let store: OpenStore;
let desk: Desk;
let site: ReturnType<typeof createSite>;
/** How long a call to the API takes. */
let milliseconds = 0;

beforeAll(async () => {
  store = await openSqliteStore();
  desk = await openDesk(store);
  site = createSite({
    publication,
    fetchApi: (request) => {
      // The API's clock is read after the site's.
      desk.desk.time = new Date(desk.desk.time.getTime() + milliseconds);
      return desk.api.api.fetch(request);
    },
    apiBaseUrl: 'http://api.test',
    apiKey: 'key',
    siteUrl: origin,
    clientManifest: null,
    log,
    previewTime: (token, now) => previewTime(token, now, { previewSecret: 'preview-secret' }),
    now: () => desk.desk.time,
  });
});
afterEach(() => {
  milliseconds = 0;
});
afterAll(() => store.drop());

/** Publishes a story and answers with the main part of its page. */
async function published(extra: object): Promise<string> {
  desk.reset();
  const { body } = await desk.staff('POST', '', { story: desk.draft(extra) });
  expect(body.errors).toBeUndefined();
  expect(body.data.warnings).toEqual([]);
  expect((await desk.publish(body.data.id)).status).toBe(200);
  const response = await site.respond(new Request(`${origin}/article/${body.data.slug}/`));
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

/** Words of each example that only its own embed shows. */
const shown: Record<Exclude<EmbedType, 'custom' | 'imported'>, string> = {
  image: 'Every laptop spends a week on the bench',
  gallery: 'The Arc 14 in pictures',
  video: 'On the bench',
  youtube: 'The hinge in slow motion',
  vimeo: 'Inside the lab',
  twitter: 'Hour sixteen. It is still going.',
  instagram: 'The power meter does not lie.',
  reddit: 'Arc 14 battery: your numbers',
  chart: 'Hours on a charge',
  newsletter: 'Five stories before coffee.',
  relatedLinks: 'href="/article/best-laptops/"',
  reviewCard: 'Dim webcam',
  infoCard: 'How we test batteries',
  buyButton: 'See it at Corner Electronics',
  commercePromo: 'Prices we checked this morning.',
  timeline: 'Five years of Arc',
  podcast: 'Who needs a charger?',
  pullQuote: 'and then it lasted one more.',
  listicle: listicleExample.hed,
  keyTakeaways: 'Lasts two working days',
  table: 'Measured in our lab',
  code: 'powerstat -d 0 1 3600',
  liveEntry: 'The hall fills.',
  margin: 'A unit of brightness',
  scrollChart: 'Half is left at the end of the day.',
  tally: 'lasted a working day',
  sources: 'How the battery ages after two years.',
  glossary: 'Words to know',
  cutText: 'three pieces, three numbers',
  lineSets: 'An answer of two takes two passes.',
  tryText: 'Try it on your own text',
};

/** Embeds of other stories are shown while those are published, so these name stories of the test publication. */
const embeds = {
  ...embedExamples,
  gallery: { ...embedExamples.gallery, slug: 'desk-pictures' },
  video: { ...embedExamples.video, slug: 'live-video' },
  commercePromo: {
    ...embedExamples.commercePromo,
    items: embedExamples.commercePromo.items.map((item) => ({
      ...item,
      slug: 'second-story',
      url: '/article/second-story/',
    })),
  },
};

/** Embeds of a publication's own are shown by `tools/package/package.test.ts`. */
const ourTypes = embedTypes.filter((type) => type !== 'custom' && type !== 'imported');

const everyEmbed = () => ({
  body: ourTypes
    .map((type) => `<p>Before ${type}.</p>[shortcode type="${type}" uuid="${embeds[type].uuid}"]`)
    .join(''),
  additionalShortcodeData: Object.fromEntries(ourTypes.map((type) => [embeds[type].uuid, embeds[type]])),
});

it('ART-05 one article holding every embed type renders all of them', async () => {
  const main = await published(everyEmbed());
  const missing = ourTypes.filter((type) => shown[type] === '' || !main.includes(shown[type]));
  expect(missing).toEqual([]);
  expect(main).not.toContain('[shortcode');
});

/** One line for each tag of a document. */
const linesOf = (html: string) => html.replaceAll(/(?<!^)</g, '\n<').split('\n');

const pageAt = async (path: string) => {
  const response = await site.respond(new Request(new URL(path, origin)));
  return response.status === 200 ? linesOf(await response.text()) : [String(response.status)];
};
const addressOf = async (id: string, given: object = {}) =>
  ((await desk.staff('POST', `/${id}/preview`, given)).body.data as unknown as { url: string }).url;
/** As readers get the page: only theirs is for search engines. */
const forReaders = (lines: readonly string[]) =>
  lines.map((line) => line.replace('content="noindex"', 'content="max-image-preview:large"'));

const picture = {
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'a/b.webp',
  filename: 'b.webp',
  alt: 'A',
};
const offers = [{ offerMerchant: 'Shop', offerPrice: 999, url: 'https://shop.example/slate' }];
/** The kinds of pages that stories have. */
const kinds: Record<string, object> = {
  article: everyEmbed(),
  'live blog': {
    layoutName: 'live-blog',
    body: '<p>Since nine.</p>[shortcode type="liveEntry" uuid="e1"]',
    additionalShortcodeData: { e1: { ...embedExamples.liveEntry, uuid: 'e1' } },
  },
  'best list': {
    type: 'best-list',
    section: 'bottom_funnel',
    body: '<p>The best.</p>[shortcode type="listicle" uuid="li1"]',
    listicles: [{ uuid: 'li1', hed: 'Orrin Slate', like: ['Light'], merchantOffers: offers }],
  },
  'how-to': {
    type: 'guide',
    section: 'how-to',
    body: '<h2>Find it</h2><ol><li>Look up.</li><li>Look down.</li></ol>',
    image: picture,
  },
  review: {
    kind: 'review',
    section: undefined,
    body: '<p>Good.</p>',
    starRating: 4.5,
    rating: '9.0',
    bottomLine: 'Buy it.',
    good: ['Light'],
    bad: ['Dim'],
    relatedProduct: { id: 'p9', product: { name: 'Orrin Slate', slug: 'slate', msrp: 999 } },
  },
  gallery: {
    kind: 'gallery',
    section: undefined,
    body: undefined,
    topics: [{ slug: 'laptops' }],
    items: [{ id: 'i1', position: 0, title: 'Hinge', image: picture, facts: { shows: 'The hinge' } }],
  },
  video: {
    kind: 'video',
    section: undefined,
    body: undefined,
    description: 'Two minutes.',
    duration: 125,
    mp4Url: 'https://media.example/a.mp4',
  },
  collection: {
    kind: 'collection',
    section: undefined,
    body: undefined,
    description: 'What belongs together.',
  },
};

it.each(Object.keys(kinds))(
  'the preview of a story is the page that readers get, but for one line: %s',
  async (kind) => {
    desk.reset();
    const { body } = await desk.staff('POST', '', { story: desk.draft(kinds[kind]) });
    expect(body.errors).toBeUndefined();
    const address = await addressOf(body.data.id);
    const { pathname } = new URL(address, origin);
    expect(await pageAt(pathname)).toEqual(['404']);
    const preview = await pageAt(address);
    expect((await desk.publish(body.data.id, { overrideChecks: true })).status).toBe(200);
    const published = await pageAt(pathname);
    expect(published.length).toBeGreaterThan(500);
    expect(forReaders(preview)).toEqual(published);
    expect(preview.filter((line) => line.includes('noindex'))).toHaveLength(1);
  },
);

it('the preview of a draft has the date of today, however long the page takes', async () => {
  desk.reset();
  const { body } = await desk.staff('POST', '', { story: desk.draft({ body: '<p>Words.</p>' }) });
  milliseconds = 7;
  const page = (await pageAt(await addressOf(body.data.id))).join('');
  expect(page).toContain(`datetime="${desk.desk.time.toISOString()}"`.replace('datetime', 'dateTime'));
});

it('the preview of a story is the page that readers get, but for the line for search engines', async () => {
  desk.reset();
  const { body } = await desk.staff('POST', '', { story: desk.draft(everyEmbed()) });
  const { id, slug } = body.data;
  const later = new Date(desk.desk.time.getTime() + 3_600_000);
  const address = await addressOf(id, { at: later.toISOString() });
  const path = new URL(address, origin).pathname;
  const previewed = await pageAt(address);
  expect(await pageAt(path)).toEqual(['404']);

  const expectSame = async (before: readonly string[]) => {
    const published = await pageAt(path);
    expect(published.length).toBeGreaterThan(1000);
    expect(forReaders(before)).toEqual(published);
    expect(before.filter((line) => line.includes('noindex'))).toHaveLength(1);
  };
  desk.desk.time = later;
  expect((await desk.publish(id)).status).toBe(200);
  await expectSame(previewed);
  await expectSame(await pageAt(await addressOf(id)));

  // An update of what readers have says that it is one.
  const { version } = (await desk.staff('GET', `/${id}`)).body.data;
  desk.desk.time = new Date(later.getTime() + 86_400_000);
  const story = desk.draft({ slug, title: 'Written again' });
  await desk.staff('PUT', `/${id}`, { story, baseVersion: version });
  const update = await pageAt(await addressOf(id));
  expect(update.join('')).toContain('Written again');
  expect((await pageAt(path)).join('')).not.toContain('Written again');
  await desk.publish(id);
  const updated = await pageAt(path);
  expect(forReaders(update)).toEqual(updated);
});

it('CL-25 an author without a bureau is named in plain text, one with a bureau by a link', async () => {
  const plain = await published({ body: '<p>Words.</p>', authorId: 'eve' });
  expect(plain).toContain('<span>Eve Dunn</span>');
  expect(plain).not.toMatch(/<a [^>]*>Eve Dunn</);
  const linked = await published({ body: '<p>Words.</p>', authorId: 'bob' });
  expect(linked).toMatch(/<a [^>]*href="\/meet-the-team\/bob-cole\/"[^>]*>Bob Cole</);
});

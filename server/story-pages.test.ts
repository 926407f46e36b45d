import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#api/test/desk.ts';
import { publication } from '#api/test/publication.ts';
import { type EmbedType, embedTypes } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { listicleExample } from '#content/examples/listicle.ts';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import type { Log } from '#platform/log.ts';
import { createSite } from '#site/entry.server.tsx';

/** Stories as staff send them, stored, composed and rendered: nothing between the API call and the page is replaced. */
const origin = 'https://testsite.example';
const note = () => undefined;
const log: Log = { debug: note, info: note, warn: note, error: note };

let store: OpenStore;
let desk: Desk;
let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  store = await openSqliteStore();
  desk = await openDesk(store);
  site = createSite({
    publication,
    fetchApi: (request) => desk.api.api.fetch(request),
    apiBaseUrl: 'http://api.test',
    apiKey: 'key',
    siteUrl: origin,
    clientManifest: null,
    log,
    isPreviewToken: () => false,
    now: () => desk.desk.time,
  });
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

it('ART-05 one article holding every embed type renders all of them', async () => {
  const main = await published({
    body: ourTypes
      .map((type) => `<p>Before ${type}.</p>[shortcode type="${type}" uuid="${embeds[type].uuid}"]`)
      .join(''),
    additionalShortcodeData: Object.fromEntries(ourTypes.map((type) => [embeds[type].uuid, embeds[type]])),
  });
  const missing = ourTypes.filter((type) => shown[type] === '' || !main.includes(shown[type]));
  expect(missing).toEqual([]);
  expect(main).not.toContain('[shortcode');
});

it('CL-25 an author without a bureau is named in plain text, one with a bureau by a link', async () => {
  const plain = await published({ body: '<p>Words.</p>', authorId: 'eve' });
  expect(plain).toContain('<span>Eve Dunn</span>');
  expect(plain).not.toMatch(/<a [^>]*>Eve Dunn</);
  const linked = await published({ body: '<p>Words.</p>', authorId: 'bob' });
  expect(linked).toMatch(/<a [^>]*href="\/meet-the-team\/bob-cole\/"[^>]*>Bob Cole</);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPreviewToken } from '#api/request/preview-token.ts';
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
    previewTime: (token, now) => {
      const target = readPreviewToken(token, now, 'preview-secret');
      return target && new Date(target.at ?? now);
    },
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

it('the preview of a story is the page that readers get, but for the line for search engines', async () => {
  desk.reset();
  const { body } = await desk.staff('POST', '', { story: desk.draft(everyEmbed()) });
  const { id, slug } = body.data;
  const later = new Date(desk.desk.time.getTime() + 3_600_000);
  const previewOf = async (given: object) =>
    ((await desk.staff('POST', `/${id}/preview`, given)).body.data as unknown as { url: string }).url;
  const pageAt = async (path: string) => {
    const response = await site.respond(new Request(new URL(path, origin)));
    return response.status === 200 ? linesOf(await response.text()) : [String(response.status)];
  };
  const address = await previewOf({ at: later.toISOString() });
  const path = new URL(address, origin).pathname;
  const previewed = await pageAt(address);
  expect(await pageAt(path)).toEqual(['404']);

  const expectSame = async (before: readonly string[]) => {
    const published = await pageAt(path);
    expect(published.length).toBeGreaterThan(1000);
    expect(
      before.map((line) => line.replace('content="noindex"', 'content="max-image-preview:large"')),
    ).toEqual(published);
    expect(before.filter((line) => line.includes('noindex'))).toHaveLength(1);
  };
  desk.desk.time = later;
  expect((await desk.publish(id)).status).toBe(200);
  await expectSame(previewed);
  await expectSame(await pageAt(await previewOf({})));

  // An update of what readers have says that it is one.
  const { version } = (await desk.staff('GET', `/${id}`)).body.data;
  desk.desk.time = new Date(later.getTime() + 86_400_000);
  const story = desk.draft({ slug, title: 'Written again' });
  await desk.staff('PUT', `/${id}`, { story, baseVersion: version });
  const update = await pageAt(await previewOf({}));
  expect(update.join('')).toContain('Written again');
  expect((await pageAt(path)).join('')).not.toContain('Written again');
  await desk.publish(id);
  const updated = await pageAt(path);
  expect(
    update.map((line) => line.replace('content="noindex"', 'content="max-image-preview:large"')),
  ).toEqual(updated);
});

it('CL-25 an author without a bureau is named in plain text, one with a bureau by a link', async () => {
  const plain = await published({ body: '<p>Words.</p>', authorId: 'eve' });
  expect(plain).toContain('<span>Eve Dunn</span>');
  expect(plain).not.toMatch(/<a [^>]*>Eve Dunn</);
  const linked = await published({ body: '<p>Words.</p>', authorId: 'bob' });
  expect(linked).toMatch(/<a [^>]*href="\/meet-the-team\/bob-cole\/"[^>]*>Bob Cole</);
});

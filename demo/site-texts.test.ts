import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { britishSpellings, brokenNumbers, fillerWords, gamblingWords, realNames } from './prose-checks.ts';
import { readText } from './site-texts.ts';
import { addressOf } from './story-address.ts';
import { now, seed } from './test/wavelength.ts';

const textOf = (id: string) => {
  const text = seed.texts.find((candidate) => candidate.id === id);
  if (!text) throw new Error(`no text ${id}`);
  return text;
};
const wordsOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe('texts of the house', () => {
  it.each([
    ['RT-17', 'about'],
    ['RT-21', 'editorial-guidelines'],
    ['RT-37', 'reprints'],
    ['RT-47', 'privacy-california'],
    ['RT-48', 'privacy-policy'],
    ['RT-15 FT-11', 'terms-of-service'],
    ['FT-11', 'accessibility'],
    ['FT-11', 'licensing'],
    ['FT-11', 'health-data-privacy'],
    ['RT-59', 'advertise'],
    ['RT-59', 'blog'],
  ])('%s %s is a text to read, with contents and a date', (_ids, id) => {
    const { title, description, content, updated } = textOf(id);
    expect(title).toBeTruthy();
    expect(description).toBeTruthy();
    expect(wordsOf(content)).toBeGreaterThan(380);
    expect(wordsOf(content)).toBeLessThan(1500);
    expect(sanitiseHtml(content ?? '', { ownDomains: [] }).headings.length).toBeGreaterThanOrEqual(3);
    expect(Date.parse(updated ?? '')).toBeLessThan(now.getTime());
  });

  it.each(['registration-success', 'user', 'logout', 'rssfeeds', 'sitemap'])(
    'RT-15 RT-60 RT-62 RT-63 %s says what it is in a few words',
    (id) => {
      expect(wordsOf(textOf(id).content)).toBeGreaterThan(30);
    },
  );

  it('RT-61 AU-16 the account page and the signed-out page say what is true today', () => {
    expect(textOf('user').content).toContain('You must be signed in to access this section');
    expect(textOf('logout').content).toContain('<a href="/">');
  });

  it.each([
    ['gambling words', gamblingWords],
    ['British spellings', britishSpellings],
    ['unfinished text', fillerWords],
    ['broken numbers', brokenNumbers],
    ['real companies', realNames],
  ])('RT-17 RT-48 hold no %s', (_name, words) => {
    for (const { id, title = '', description = '', content = '' } of seed.texts)
      expect(words.exec(`${title} ${description} ${content}`)?.[0], id).toBeUndefined();
  });

  it('RT-14 RT-20 the links of features and landing pages name stories by their own addresses', () => {
    const addresses = new Map([...seed.stories].map(({ story }) => [story.slug, addressOf(story)]));
    for (const { name, list } of seed.links)
      for (const { linkUrl } of list.items ?? []) {
        const [slug = ''] = linkUrl.split('/').filter(Boolean).slice(-1);
        const known = linkUrl.startsWith('/topic/') ? undefined : addresses.get(slug);
        if (known) expect(linkUrl, name).toBe(known);
      }
  });

  it('RT-62 RT-63 the feed list and the sitemap name their pages', () => {
    const urls = (name: string) =>
      seed.links.find((entry) => entry.name === name)?.list.items?.map(({ linkUrl }) => linkUrl);
    const listings = ['news', 'latest', 'reviews', 'best-products', 'how-to', 'in-depth', 'deals'];
    expect(urls('feeds-news')).toEqual(
      [...listings, 'pictures', 'video'].map((listing) => `/${listing}/rss.xml`),
    );
    expect(urls('sitemap-sections')).toEqual(expect.arrayContaining(['/latest/', '/topic/', '/about/']));
  });
});

describe('reading a text', () => {
  const source =
    '---\ntitle: A title\ndescription: A sentence.\ndaysAgo: 2\n---\nFirst.\n\n## Second\n\n- third';

  it('RT-17 takes its name from the file and its date from now', () => {
    expect(readText('demo/texts/a-text.md', source, now)).toEqual({
      id: 'a-text',
      title: 'A title',
      description: 'A sentence.',
      content: '<p>First.</p>\n<h2>Second</h2>\n<ul><li>third</li></ul>',
      updated: '2026-11-12T12:00:00.000Z',
    });
  });

  it.each([
    ['---\ndaysAgo: 2\n---\nx', 'has no title'],
    ['---\ntitle: x\ndaysAgo: soon\n---\nx', 'daysAgo is not a whole number'],
    ['---\ntitle: x\n---\n```embed chart\n{}\n```', 'holds no embeds'],
  ])('RT-17 refuses %j', (text, message) => {
    expect(() => readText('demo/texts/bad.md', text, now)).toThrow(message);
  });
});

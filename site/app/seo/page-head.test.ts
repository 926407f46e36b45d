import { beforeAll, describe, expect, it } from 'vitest';
import { brandOf, holdBrand } from '#app/brand/current-brand.ts';
import { publication } from '#config';
import type { Article } from '#content/entities/article.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { articlePage, composed, listingPage } from '#site/test/composed-pages.ts';
import type { PageName } from '../routing/page-names.ts';
import { loadPage, pageNames } from '../routing/pages.ts';
import type { ScreenData } from '../screen-data.ts';
import { errorHead } from './error-head.ts';
import { pageHead } from './page-head.ts';

holdBrand(brandOf(defaultSettings(publication)));
const facts = { siteUrl: 'https://site.test', brand: publication.brand };

function screen(pageName: PageName, page: ComposedPage, more: Partial<ScreenData> = {}): ScreenData {
  return {
    routeName: pageName,
    pageName,
    layout: 'default',
    showHeader: true,
    showLargeHeader: true,
    showSkybox: true,
    isSeamless: false,
    basePath: '/latest/',
    canonicalPath: '/latest/',
    pageNumber: 1,
    noIndex: false,
    edition: 'us',
    features: {},
    page,
    ...more,
  };
}

const articleHead = (story: Partial<Article>) => pageHead(screen('article', articlePage('x', story)), facts);

/** The value of the tag with this name, property or rel. */
function tagValue({ tags }: ReturnType<typeof pageHead>, name: string): string | undefined {
  const tag = tags.find(({ attributes: a }) => [a.name, a.property, a.rel].includes(name));
  return tag?.attributes.content ?? tag?.attributes.href;
}

beforeAll(async () => {
  await Promise.all(pageNames.map(loadPage));
});

describe('the title', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://['])(
    'VAL-03 carries no address like %s',
    (bad) => {
      const head = articleHead({ canonicalUrl: bad, relAlternate: bad, relNext: bad, relPrev: bad });
      expect(JSON.stringify(head)).not.toContain(bad);
      expect(tagValue(head, 'canonical')).toBe('https://site.test');
    },
  );

  it.each([
    ['SEO-03', { titleTag: 'Tag', headline: 'Headline', title: 'Title' }, 'Tag | Wavelength'],
    ['SEO-03', { headline: 'Headline', title: 'Title' }, 'Headline | Wavelength'],
    ['SEO-02 SEO-03', { title: 'Title' }, 'Title | Wavelength'],
  ])('%s of an article with %o is %s', (_ids, story, expected) => {
    expect(articleHead(story).title).toBe(expected);
  });

  it('SEO-02 the front page is the site itself', () => {
    const head = pageHead(screen('front-door', composed('front-door', 'home', [])), facts);
    expect(head.title).toBe(`${publication.brand.name}: ${publication.brand.slogan}`);
  });

  it('SEO-02 SEO-08 a numbered page has its number in the title', () => {
    const head = pageHead(screen('listing', listingPage('latest', 2), { pageNumber: 2 }), facts);
    expect(head.title).toBe('Page latest (page 2) | Wavelength');
  });

  it('SEO-01 the title of the site is its own, without markup', () => {
    const words = JSON.stringify(publication.brand);
    expect(words).not.toMatch(/lotter|gambl|casino|jackpot|betting|togel|slot/i);
  });
});

describe('descriptions and robots', () => {
  it.each([
    ['SEO-04', { seoMetaDescription: 'seo', promoDek: 'promo', dek: 'dek' }, 'seo'],
    ['SEO-04', { promoDek: 'promo', dek: 'dek' }, 'promo'],
    ['SEO-04', { dek: 'dek' }, 'dek'],
    ['SEO-04', {}, publication.brand.description],
  ])('%s an article with %o is described as %s', (_ids, story, expected) => {
    expect(tagValue(articleHead(story), 'description')).toBe(expected);
  });

  it('SEO-05 noIndex and previews stay out of search engines', () => {
    expect(tagValue(articleHead({ noIndex: true }), 'robots')).toBe('noindex');
    expect(tagValue(articleHead({}), 'robots')).not.toContain('noindex');
    const preview = pageHead(screen('article', articlePage('x')), { ...facts, isPreview: true });
    expect(tagValue(preview, 'robots')).toBe('noindex');
  });

  it('SEO-09 SEO-11 keywords and the writer’s name are unchanged', () => {
    const head = articleHead({ seoNewsKeywords: 'a, b', seoTwitterCreator: '@ada' });
    expect(tagValue(head, 'news_keywords')).toBe('a, b');
    expect(tagValue(head, 'twitter:creator')).toBe('@ada');
    expect(tagValue(articleHead({}), 'news_keywords')).toBeUndefined();
  });
});

describe('links', () => {
  it.each([
    ['SEO-06', { canonicalUrl: 'https://other.test/x/' }, 'https://other.test/x/'],
    ['SEO-06 RT-80', {}, 'https://site.test/article/x/'],
    ['SEO-06 RT-80', { section: 'sponsored' }, 'https://site.test/paid-content/article/x/'],
  ])('%s the canonical of an article with %o is %s', (_ids, story, expected) => {
    expect(tagValue(articleHead(story), 'canonical')).toBe(expected);
  });

  it('SEO-07 relations that editors set become links', () => {
    const head = articleHead({ relAlternate: '/fr/x/', relHrefLang: 'fr', relNext: '/n/', relPrev: '/p/' });
    expect(head.tags).toContainEqual({
      tag: 'link',
      attributes: { rel: 'alternate', href: '/fr/x/', hreflang: 'fr' },
    });
    expect(tagValue(head, 'next')).toBe('/n/');
    expect(tagValue(head, 'prev')).toBe('/p/');
    expect(tagValue(articleHead({}), 'next')).toBeUndefined();
  });

  it.each([
    [1, undefined, 'https://site.test/latest/2/'],
    [2, 'https://site.test/latest/', 'https://site.test/latest/3/'],
    [3, 'https://site.test/latest/2/', undefined],
  ])('SEO-08 page %i of a list has the neighbours %s and %s', (pageNumber, previous, next) => {
    const canonicalPath = pageNumber > 1 ? `/latest/${pageNumber}/` : '/latest/';
    const head = pageHead(
      screen('listing', listingPage('latest', pageNumber), { pageNumber, canonicalPath }),
      facts,
    );
    expect(tagValue(head, 'prev')).toBe(previous);
    expect(tagValue(head, 'next')).toBe(next);
    expect(tagValue(head, 'canonical')).toBe(`https://site.test${canonicalPath}`);
  });
});

describe('sharing', () => {
  const picture = (url: string) => ({ alt: 'A lamp', typeName: 'image', urls: { seo_image: url } });

  it('SEO-10 an article is shared with its own text and picture', () => {
    const head = articleHead({
      headline: 'Headline',
      seoOgTitle: 'Shared title',
      seoOgDescription: 'Shared words',
      seoOgImage: picture('/resize/abc/x.jpg'),
      image: picture('/resize/def/y.jpg'),
    });
    expect(tagValue(head, 'og:type')).toBe('article');
    expect(tagValue(head, 'og:title')).toBe('Shared title');
    expect(tagValue(head, 'og:description')).toBe('Shared words');
    expect(tagValue(head, 'og:image')).toBe('https://site.test/resize/abc/x.jpg');
    expect([tagValue(head, 'og:image:width'), tagValue(head, 'og:image:height')]).toEqual(['1200', '675']);
    expect(tagValue(head, 'twitter:card')).toBe('summary_large_image');
  });

  it('SEO-10 without them, with what it has', () => {
    const head = articleHead({ headline: 'Headline', dek: 'Dek' });
    expect(tagValue(head, 'og:title')).toBe('Headline');
    expect(tagValue(head, 'og:description')).toBe('Dek');
    expect(tagValue(head, 'og:image')).toBeUndefined();
    expect(tagValue(head, 'twitter:card')).toBe('summary');
  });
});

describe('the head of an error', () => {
  it('ER-23 ER-05 a missing page is called so', () => {
    const head = errorHead(404);
    expect(head.title).toBe('Page Not Found | Wavelength');
    expect(tagValue(head, 'description')).toBe(
      "This is probably not the page you're looking for. Sorry about that.",
    );
    expect(tagValue(head, 'robots')).toBe('noindex');
  });

  it('ER-25 other errors are neutral', () => {
    expect(errorHead(500).title).not.toContain('Not Found');
  });
});

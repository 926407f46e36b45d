import type { Article } from '#content/entities/article.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { Component, ComponentOf } from '#content/page/component.ts';
import type { ComposedPage, PageComponent } from '#content/page/composed-page.ts';

/** Small composed pages, as the API would send them. */

export function link(slug: string, more: Partial<ContentLink> = {}): ContentLink {
  return { id: slug, slug, title: `Story ${slug}`, url: `/article/${slug}/`, isSponsored: false, ...more };
}

export function list(
  id: string,
  items: ContentLink[],
  data: ComponentOf<'ContentList'>['data'] = {},
): ComponentOf<'ContentList'> {
  const meta = { componentName: id, componentDisplayName: id, componentType: 'ContentList' } as const;
  return { id, meta, metadata: {}, links: {}, data, items };
}

export function story(slug: string, more: Partial<Article> = {}): Article {
  return {
    id: `id-${slug}`,
    slug,
    title: `Title of ${slug}`,
    typeName: 'article',
    edition: 'us',
    annotations: [],
    collections: [],
    moreAuthors: [],
    tags: [],
    topics: [],
    body: '<p>Kept once.</p>',
    bodyBlocks: [{ kind: 'prose', html: '<p>Kept once.</p>' }],
    relatedObjects: [],
    availableOn: [],
    editors: [],
    listicles: [],
    reviewCards: [],
    shortcodeTags: [],
    additionalShortcodeData: {},
    noIndex: false,
    suppressAds: false,
    suppressBio: false,
    suppressComments: false,
    wordCount: 2,
    ...more,
  };
}

export function articleComponent(data: Article): ComponentOf<'Article'> {
  const meta = {
    componentName: 'article',
    componentDisplayName: 'Article',
    componentType: 'Article',
  } as const;
  return { id: 'main', meta, metadata: {}, links: {}, data };
}

const viewOf = (component: PageComponent) =>
  'meta' in component && component.meta.componentType === 'Article' ? 'article' : 'rows';

/** A page of these components, one above the other; the one with id `main` decides its status. */
export function composed(
  pageType: ComposedPage['data']['pageType'],
  slug: string,
  components: PageComponent[],
  more: Partial<ComposedPage['data']> = {},
): ComposedPage {
  return {
    data: {
      pageType,
      slug,
      title: `Page ${slug}`,
      mainComponentId: 'main',
      layouts: [
        {
          colspan: 12,
          children: [],
          components: components.map((component) => ({
            id: component.id,
            familyName: 'test',
            typeName: 'meta' in component ? component.meta.componentType : 'none',
            view: viewOf(component),
            hidden: false,
          })),
        },
      ],
      components,
      ...more,
    },
    header: { components: [headerLinks('From the header')] },
    footer: { components: [] },
    meta: { edition: 'us' },
  };
}

export function headerLinks(linkText: string): Component {
  return {
    id: 'trending',
    meta: {
      componentName: 'editorial-links-header-trending',
      componentDisplayName: 'Trending',
      componentType: 'EditorialLinks',
    },
    metadata: { section: 'trending' },
    links: {},
    data: {},
    items: [{ label: linkText, linkText, linkUrl: '/latest/' }],
  };
}

export function articlePage(slug: string, more: Partial<Article> = {}): ComposedPage {
  return composed('article', slug, [articleComponent(story(slug, more))]);
}

/** One page of a list of 45 stories, 20 to the page. */
export function listingPage(
  slug: string,
  pageNumber: number,
  pageType: 'listing' | 'topic' | 'author' = 'listing',
) {
  const offset = (pageNumber - 1) * 20;
  const count = Math.max(0, Math.min(20, 45 - offset));
  const items = Array.from({ length: count }, (_, index) => link(`s${offset + index + 1}`));
  return composed(pageType, slug, [list('main', items, { paging: { limit: 20, offset, total: 45 } })]);
}

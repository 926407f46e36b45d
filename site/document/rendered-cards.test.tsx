import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentOf, storyNumber } from '#app/components/fixture/components.ts';
import { facts } from '#app/components/fixture/pages.ts';
import { BreakingBanner } from '#app/components/navigation/breaking-banner/breaking-banner.tsx';
import { breakingOf } from '#app/components/navigation/breaking-banner/breaking-of.ts';
import { Header } from '#app/components/navigation/header/header.tsx';
import type { View, ViewProps } from '#app/components/page/view.ts';
import { indexPageViews } from '#app/pages/index-page-views.ts';
import { registry } from '#app/registry.tsx';
import { ScreenError } from '#app/screen-error.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { PageArea, PageComponent } from '#content/page/composed-page.ts';
import type { LayoutTree } from '#content/page/layout.ts';
import { renderedComponents, renderedHeader } from './rendered-cards.ts';

/** Cards that differ in everything that affects rendering. */
const cards: ContentLink[] = [
  storyNumber(1),
  storyNumber(2, { promoTitle: 'Shorter', isSponsored: true }),
  storyNumber(3, { section: 'how-to', date: undefined, datePublished: '2026-03-03T12:00:00Z' }),
  storyNumber(4, { type: 'gift-guide', author: undefined }),
  storyNumber(5, { topic: undefined, label: 'A label', type: 'deals' }),
  storyNumber(6, { section: 'security', metaData: { coverage: 'live' } }),
  storyNumber(7, { section: 'tech' }),
  storyNumber(8, {
    typeName: 'video',
    metaData: { duration: 90, readMinutes: 4 },
    topic: undefined,
    topics: [
      { id: 't', slug: 'security', name: 'Security', typeName: 'topic', primary: true, topicPath: [] },
    ],
  }),
  storyNumber(9, { typeName: 'gallery', gallery: { count: 7 } }),
  storyNumber(10, {
    typeName: 'review',
    metaData: {
      rating: '7.5',
      starRating: 4,
      price: 99,
      bottomLine: 'Good',
      editorsChoice: true,
      editorPick: 'A',
    },
  }),
];
const list = (id: string) => ({ ...componentOf('ContentList', { items: cards }, id), id });

describe('renderedComponents', () => {
  const place = (id: string, view: string) => ({
    id,
    familyName: 'list',
    typeName: 'ContentList',
    view,
    hidden: false,
  });
  const areas: LayoutTree = [
    { colspan: 12, components: [place('a', 'most-read')], children: [] },
    {
      colspan: 12,
      components: [],
      children: [{ colspan: 12, components: [place('b', 'links-list')], children: [] }],
    },
    { colspan: 12, components: [place('c', 'cards')], children: [] },
  ];
  const full = [list('a'), list('b'), list('c')];

  const render = (View: View<'ContentList'>, component: unknown) =>
    renderToStaticMarkup(
      <View {...({ component, page: facts, priority: false } as ViewProps<'ContentList'>)} />,
    );

  it.each([
    ['most-read', 0],
    ['links-list', 1],
  ] as const)('the view %s renders the reduced data like the whole', (view, index) => {
    const left = renderedComponents(full, areas)[index] as ComponentOf<'ContentList'>;
    expect(render(registry.ContentList[view], left)).toBe(render(registry.ContentList[view], full[index]));
    expect(left.items[0]?.image).toBeUndefined();
  });

  const lists = ['ContentList', 'VideoList', 'RicochetCollections'] as const;
  it.each(
    [registry, indexPageViews as typeof registry].flatMap((views) =>
      lists.flatMap((type) =>
        Object.entries(views[type] ?? {}).map(([view, View]) => [type, view, View] as const),
      ),
    ),
  )('%s as %s needs nothing that is left out', (type, view, found) => {
    const View = found as View<'ContentList'>;
    const whole = componentOf(type, { items: cards }, 'a') as PageComponent;
    const [left] = renderedComponents(
      [whole],
      [{ colspan: 12, components: [{ ...place('a', view), typeName: type }], children: [] }],
    );
    expect(render(View, left)).toBe(render(View, whole));
    expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(whole).length);
  });

  it('cuts a card once', () => {
    const [first] = renderedComponents(full, areas) as ComponentOf<'ContentList'>[];
    const [again] = renderedComponents(full, areas) as ComponentOf<'ContentList'>[];
    expect(again?.items[0]).toBe(first?.items[0]);
  });
});

describe('renderedHeader', () => {
  const header: PageArea = {
    components: [
      list('menu-stories'),
      list('breaking-banner'),
      componentOf('EditorialLinks', {}, 'editorial-links-header-guides'),
    ],
  };
  const render = (area: PageArea) =>
    renderToStaticMarkup(
      <>
        <Header area={area} section="tech" />
        <BreakingBanner story={breakingOf(area)?.items[0]} />
        <ScreenError error={{ status: 404, message: '' }} shell={{ header: area, year: 2026 }} />
      </>,
    );

  it('renders like the whole header', () => {
    expect(render(renderedHeader(header))).toBe(render(header));
    expect(JSON.stringify(renderedHeader(header)).length).toBeLessThan(JSON.stringify(header).length);
  });

  it('is the same object as long as the header is', () => {
    expect(renderedHeader(header)).toBe(renderedHeader(header));
  });
});

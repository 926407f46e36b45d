import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BreakingBanner } from '#app/components/breaking-banner/breaking-banner.tsx';
import { componentOf, storyNumber } from '#app/components/fixture/components.ts';
import { facts } from '#app/components/fixture/pages.ts';
import { Header } from '#app/components/header/header.tsx';
import { breakingOf } from '#app/components/header/menus.ts';
import type { ViewProps } from '#app/components/page-body/view.ts';
import { registry } from '#app/registry.tsx';
import { ScreenError } from '#app/screen-error.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { ComponentOf } from '#content/page/component.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import type { LayoutTree } from '#content/page/layout.ts';
import { drawnComponents, drawnHeader } from './drawn-cards.ts';

/** Cards that differ in all that a card may be drawn by. */
const cards: ContentLink[] = [
  storyNumber(1),
  storyNumber(2, { promoTitle: 'Shorter', isSponsored: true }),
  storyNumber(3, { section: 'how-to', date: undefined, datePublished: '2026-03-03T12:00:00Z' }),
  storyNumber(4, { type: 'gift-guide', author: undefined }),
  storyNumber(5, { topic: undefined, label: 'A label', type: 'deals' }),
  storyNumber(6, { section: 'security' }),
  storyNumber(7, { section: 'tech' }),
];
const list = (id: string) => ({ ...componentOf('ContentList', { items: cards }, id), id });

describe('drawnComponents', () => {
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

  it.each([
    ['most-read', 0],
    ['links-list', 1],
  ] as const)('the view %s draws from what is left as from the whole', (view, index) => {
    const View = registry.ContentList[view];
    const draw = (component: unknown) =>
      renderToStaticMarkup(
        <View {...({ component, page: facts, priority: false } as ViewProps<'ContentList'>)} />,
      );
    const left = drawnComponents(full, areas)[index] as ComponentOf<'ContentList'>;
    expect(draw(left)).toBe(draw(full[index]));
    expect(left.items[0]?.image).toBeUndefined();
  });

  it('leaves other views their cards, and cuts a card once', () => {
    const [first, , third] = drawnComponents(full, areas);
    expect(third).toBe(full[2]);
    const [again] = drawnComponents(full, areas);
    expect((again as ComponentOf<'ContentList'>).items[0]).toBe(
      (first as ComponentOf<'ContentList'>).items[0],
    );
  });
});

describe('drawnHeader', () => {
  const header: PageArea = {
    components: [
      list('menu-stories'),
      list('breaking-banner'),
      componentOf('EditorialLinks', {}, 'editorial-links-header-guides'),
    ],
  };
  const draw = (area: PageArea) =>
    renderToStaticMarkup(
      <>
        <Header area={area} section="tech" />
        <BreakingBanner story={breakingOf(area)?.items[0]} />
        <ScreenError error={{ status: 404, message: '' }} frame={{ header: area, year: 2026 }} />
      </>,
    );

  it('is drawn as the whole header is', () => {
    expect(draw(drawnHeader(header))).toBe(draw(header));
    expect(JSON.stringify(drawnHeader(header)).length).toBeLessThan(JSON.stringify(header).length);
  });

  it('is the same object as long as the header is', () => {
    expect(drawnHeader(header)).toBe(drawnHeader(header));
  });
});

import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ComponentType } from '#content/page/component.ts';
import { views } from '#content/page/views.ts';
import { componentOf, stories } from './components/fixture/components.ts';
import { facts } from './components/fixture/pages.ts';
import type { OwnViews, ViewProps } from './components/page/view.ts';
import { indexPageViews } from './pages/index-page-views.ts';
import { registry } from './registry.tsx';

type AnyView = FunctionComponent<ViewProps<ComponentType>>;
const every = Object.entries(views).flatMap(([type, names]) =>
  names.map((view) => ({ type: type as ComponentType, view })),
);

const ownViews: OwnViews = indexPageViews;

/** As an index page renders it. */
function render(type: ComponentType, view: string, more = {}): string {
  return renderBy({ ...registry[type], ...ownViews[type] }, type, view, more);
}

function renderBy(embedViews: Record<string, unknown>, type: ComponentType, view: string, more = {}): string {
  const View = embedViews[view] as AnyView;
  return renderToStaticMarkup(
    <View component={componentOf(type, more) as never} page={facts} priority={false} />,
  );
}

describe('registry', () => {
  it.each(every)(
    'CP-01 has a fallback for $type as $view where the page has no own view',
    ({ type, view }) => {
      expect(renderBy(registry[type], type, view)).toMatch(/<(section|div|article|nav|header|aside)/);
    },
  );

  it.each(every)('CP-01 renders $type as $view', ({ type, view }) => {
    expect(render(type, view)).toMatch(/<(section|div|article|nav|header|aside)/);
  });

  it('CP-01 has no view that the contract does not name', () => {
    for (const [type, embedViews] of Object.entries(registry))
      expect(Object.keys(embedViews).sort()).toEqual([...views[type as ComponentType]].sort());
  });

  it('CP-02 renders related collections as a rail of links', () => {
    const html = render('RicochetCollections', 'rail');
    for (const { url } of stories) expect(html).toContain(`href="${url}"`);
  });

  it.each([
    'lead',
    'latest-line',
    'top-stories',
    'reviews-row',
    'section-feature',
    'section-list',
    'in-depth',
    'guides-table',
    'more-stories',
    'most-read',
    'lead-trio',
    'cards',
    'links-list',
    'next-story',
    'breaking-banner',
  ])('CP-01 renders nothing when %s has no stories', (view) => {
    expect(render('ContentList', view, { items: [] })).toBe('');
  });

  it.each([
    'latest-line',
    'section-feature',
    'reviews-row',
    'guides-table',
    'section-list',
    'rows',
    'links-list',
  ])('CP-18 shows the more link in %s only with both text and URL', (view) => {
    const both = { title: 'A list', viewMoreText: 'Every one of them', viewMoreUrl: '/all-of-them/' };
    expect(render('ContentList', view, { data: both })).toContain('href="/all-of-them/"');
    expect(render('ContentList', view, { data: both })).toContain('Every one of them');
    expect(render('ContentList', view, { data: { ...both, viewMoreText: undefined } })).not.toContain(
      '/all-of-them/',
    );
    expect(render('ContentList', view, { data: { ...both, viewMoreUrl: undefined } })).not.toContain(
      'Every one',
    );
  });
});

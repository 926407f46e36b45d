import { describe, expect, it } from 'vitest';
import { componentExample } from '../examples/component.ts';
import { composedPageExample } from '../examples/composed-page.ts';
import { component, componentShapes, componentTypes } from './component.ts';
import { composedPage } from './composed-page.ts';
import { layoutArea, layoutComponent } from './layout.ts';
import { layoutDefinition } from './layout-definition.ts';
import { views } from './views.ts';

describe('components', () => {
  it('CP-01 knows fifteen types, each with its data and a view', () => {
    expect(componentTypes).toEqual([
      'Article',
      'AuthorList',
      'Collection',
      'ContentList',
      'EditorialLinks',
      'Feature',
      'Gallery',
      'Review',
      'RicochetCollections',
      'Seamless',
      'SmartSearchResults',
      'Text',
      'Topic',
      'Video',
      'VideoList',
    ]);
    for (const type of componentTypes) {
      expect(componentShapes[type].data).toBeDefined();
      expect(views[type].length).toBeGreaterThan(0);
    }
  });

  it('CP-02 renders RicochetCollections as a rail of links', () => {
    expect(views.RicochetCollections).toEqual(['rail']);
    const rail = {
      ...componentExample,
      meta: { ...componentExample.meta, componentType: 'RicochetCollections' },
    };
    expect(component.parse(rail)).toEqual(rail);
  });

  it('EN-46 chooses the schema by the type inside meta and says what is wrong', () => {
    const wrong = component.safeParse({ ...componentExample, items: [{ title: 'no slug' }] });
    expect(wrong.success).toBe(false);
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toContain('items.0.slug');
  });

  it('CP-07 keeps the addresses a component loads itself from', () => {
    expect(component.parse(componentExample).links).toEqual(componentExample.links);
    const { links: _, ...without } = componentExample;
    expect(component.parse(without).links).toEqual({});
  });
});

describe('layouts', () => {
  it('CP-04 nests areas, each spanning up to twelve columns', () => {
    const area = layoutArea.parse({
      components: [{ id: 'a', familyName: 'f', typeName: 'Text' }],
      children: [{ colspan: 8, children: [{ colspan: 4, label: 'Rail' }] }],
    });
    expect(area.colspan).toBe(12);
    expect(area.children[0]?.children[0]).toEqual({
      colspan: 4,
      label: 'Rail',
      components: [],
      children: [],
    });
    expect(layoutArea.safeParse({ colspan: 13 }).success).toBe(false);
    expect(layoutArea.safeParse({ colspan: 0 }).success).toBe(false);
  });

  it('CP-05 shows a component unless it is hidden', () => {
    const place = { id: 'a', familyName: 'f', typeName: 'Text' };
    expect(layoutComponent.parse(place)).toMatchObject({ hidden: false, view: 'default' });
    expect(layoutComponent.parse({ ...place, hidden: true }).hidden).toBe(true);
  });

  it('CP-03 CP-04 fills in a stored layout and rejects an unknown source', () => {
    const stored = {
      pageType: 'listing',
      slug: '*',
      areas: [{ components: [{ id: 'list', familyName: 'lists', typeName: 'ContentList', view: 'rows' }] }],
      components: {
        list: { componentName: 'list', componentDisplayName: 'List', source: { kind: 'main-list' } },
      },
    };
    expect(layoutDefinition.parse(stored).components.list?.source).toEqual({
      kind: 'main-list',
      limit: 20,
      unique: false,
    });
    const broken = structuredClone(stored) as typeof stored & {
      components: { list: { source: { kind: string } } };
    };
    broken.components.list.source.kind = 'sql';
    expect(layoutDefinition.safeParse(broken).success).toBe(false);
  });
});

describe('pages', () => {
  it('CP-03 have a header, a main area and a footer, errors standing among the components', () => {
    expect(composedPage.parse(composedPageExample)).toEqual(composedPageExample);
  });

  it('CP-14 are whole without header and footer', () => {
    const { header: _header, footer: _footer, ...main } = composedPageExample;
    expect(composedPage.parse(main)).toEqual(main);
  });

  it('EN-51 carry debug facts only when there are some', () => {
    const page = composedPage.parse({ ...composedPageExample, meta: { edition: 'us' } });
    expect(page.meta).toEqual({ edition: 'us' });
  });
});

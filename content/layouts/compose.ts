import type { z } from 'zod';
import type { ComponentType } from '../page/component.ts';
import type { layoutDefinition } from '../page/layout-definition.ts';
import type { ViewOf } from '../page/views.ts';

export type SeedLayout = z.input<typeof layoutDefinition>;
type SeedComponent = SeedLayout['components'][string];
type SeedArea = SeedLayout['areas'][number];

/** A component together with its place: what it shows and in which view. */
export interface Placed {
  id: string;
  type: ComponentType;
  view: string;
  component: SeedComponent;
}

export function place<T extends ComponentType>(
  type: T,
  view: ViewOf<T>,
  id: string,
  source: SeedComponent['source'],
  extra: Partial<Pick<SeedComponent, 'words' | 'metadata' | 'firstPageOnly'>> & { name?: string } = {},
): Placed {
  const { words, metadata, firstPageOnly, name = id } = extra;
  return {
    id,
    type,
    view,
    component: {
      componentName: name,
      componentDisplayName: words?.title ?? displayNameOf(id),
      source,
      ...(words ? { words } : {}),
      ...(metadata ? { metadata } : {}),
      ...(firstPageOnly ? { firstPageOnly } : {}),
    },
  };
}

function displayNameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One row of the page: a single full-width stack of components, or columns that share the twelve. */
export type Row = Placed | { label?: string; columns: readonly { span: number; stack: readonly Placed[] }[] };

export function columns(...spans: [span: number, ...stack: Placed[]][]): Row {
  return { columns: spans.map(([span, ...stack]) => ({ span, stack })) };
}

function toPlace({ id, type, view, component }: Placed) {
  return { id, familyName: component.componentName, typeName: type, view };
}

function toArea(row: Row): SeedArea {
  if ('component' in row) return { colspan: 12, components: [toPlace(row)] };
  const children = row.columns.map(({ span, stack }) => ({ colspan: span, components: stack.map(toPlace) }));
  return { colspan: 12, ...(row.label ? { label: row.label } : {}), children };
}

function placedIn(row: Row): readonly Placed[] {
  return 'component' in row ? [row] : row.columns.flatMap(({ stack }) => stack);
}

/** A layout from its rows, top to bottom; the component table is read off the rows. */
export function layout(
  head: Pick<SeedLayout, 'pageType' | 'slug' | 'title' | 'description' | 'mainComponentId'>,
  ...rows: Row[]
): SeedLayout {
  const components: SeedLayout['components'] = {};
  for (const { id, component } of rows.flatMap(placedIn)) {
    if (components[id]) throw new Error(`${head.pageType}/${head.slug} places "${id}" twice`);
    components[id] = component;
  }
  return { ...head, areas: rows.map(toArea), components };
}

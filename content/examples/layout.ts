import type { Complete } from '../complete.ts';
import type { LayoutArea, LayoutComponent, LayoutTree } from '../page/layout.ts';

export const layoutComponentExample: Complete<LayoutComponent> = {
  id: 'latest',
  familyName: 'lists',
  typeName: 'ContentList',
  view: 'rows',
  slug: 'latest',
  hidden: false,
};

export const layoutAreaExample: Complete<LayoutArea> = {
  colspan: 12,
  label: 'Main',
  components: [layoutComponentExample],
  children: [{ colspan: 4, label: 'Rail', components: [], children: [] }],
};

export const layoutExample: LayoutTree = [layoutAreaExample];

import type { LayoutDefinition } from './layout-definition.ts';

/** Pages that show something of their own: without it, a reader would get a page about nothing. */
const kindsWithMain: readonly string[] = [
  'article',
  'review',
  'gallery',
  'video',
  'collection',
  'feature',
  'landing',
  'topic',
  'topic-listing',
  'author',
  'tag',
  'newsletter',
  'static',
];

/** Why the layout has no usable main component; undefined if it has one or needs none. */
export function mainComponentProblem({
  pageType,
  mainComponentId,
  components,
}: Pick<LayoutDefinition, 'pageType' | 'mainComponentId' | 'components'>): string | undefined {
  if (mainComponentId === undefined)
    return kindsWithMain.includes(pageType)
      ? `must name the component that shows the ${pageType} itself`
      : undefined;
  const main = Object.hasOwn(components, mainComponentId) ? components[mainComponentId] : undefined;
  if (!main) return `names ${mainComponentId}, which is no component of the layout`;
  return main.source.kind === 'main' || main.source.kind === 'main-list'
    ? undefined
    : `names ${mainComponentId}, whose source is ${main.source.kind}; it must be main or main-list`;
}

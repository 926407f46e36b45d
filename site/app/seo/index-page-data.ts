import type { ComponentOf } from '#content/page/component.ts';
import type { PageComponent } from '#content/page/composed-page.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { copy } from '../copy/site.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';

interface Step {
  title: string;
  url: string;
}

const home: Step = { title: copy.home, url: pathFor('front-door') };

/** Breadcrumbs of an index page: home, for some a parent, then itself. Empty for other pages. */
export function indexPageTrail({ page, routeName, basePath }: ScreenData): Step[] {
  const { pageType, title } = page.data;
  const here = { title, url: basePath };
  if (routeName === 'author_profile')
    return [home, { title: copy.meetTheTeam, url: pathFor('meet-the-team') }, here];
  if (routeName === 'topic-listing') return [home, { title: copy.topics, url: pathFor('topics_door') }, here];
  if (pageType === 'listing' && routeName !== 'search') return [home, here];
  return pageType === 'topic-listing' ? [home, { ...here, url: pathFor('topics_door') }] : [];
}

/** Items of an index page without a paged list: people, newsletters, trends of the index. */
export function indexPageItems(
  { page, extras }: ScreenData,
  siteUrl: string,
): { name: string; url: string }[] {
  const at = (address: string) => absoluteUrl(address, siteUrl);
  const { components, pageType } = page.data;
  if (pageType !== 'listing') return [];
  const trends = (extras?.trends ?? []).flatMap(({ name, topicSlug }) =>
    topicSlug ? [{ name, url: at(pathFor('topic', { slug: topicSlug })) }] : [],
  );
  const people = componentsOf(components, 'AuthorList').flatMap(({ items }) => items);
  const newsletters = componentsOf(components, 'ContentList').flatMap(({ items }) =>
    items.filter(({ typeName }) => typeName === 'newsletter'),
  );
  return [
    ...trends,
    ...people.flatMap((person) => {
      const slug = authorSlug(person);
      const name = `${person.firstName} ${person.lastName}`.trim();
      return slug ? [{ name, url: at(pathFor('author_profile', { slug })) }] : [];
    }),
    ...newsletters.map(({ title, url }) => ({ name: title, url: at(url) })),
  ];
}

function componentsOf<T extends 'AuthorList' | 'ContentList'>(
  components: readonly PageComponent[],
  type: T,
): ComponentOf<T>[] {
  // The type inside `meta` discriminates the union; the compiler cannot follow that into a generic.
  return components.filter(
    (entry) => 'meta' in entry && entry.meta.componentType === type,
  ) as unknown as ComponentOf<T>[];
}

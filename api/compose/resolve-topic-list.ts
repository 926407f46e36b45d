import type { ContentLink } from '#content/entities/content-link.ts';
import { NeutronError } from '#content/errors.ts';
import { lastPage, offsetOfPage } from '#content/rules/page-number.ts';
import { isUnderTab, type TopicListingSlug } from '#content/rules/topic-listing.ts';
import { loadCardList } from '../links/load-cards.ts';
import { scopeName } from '../lists/scope-names.ts';
import { keys } from '../lists/surrogate-keys.ts';
import type { DirectoryTopic } from '../memory/directory.ts';
import { presentTopicLink } from '../present/topic.ts';
import type { PageWork, Resolution } from './page-work.ts';
import { readScope } from './read-list.ts';

/** How many of the newest stories say which topics are busy. */
const recentStories = 200;
/** Headlines under each topic. */
const newestOfTopic = 2;

/** A page of topics: those under a letter of the alphabet by name, those of the landing page by their newest story, or special features. */
export async function resolveTopicList(
  limit: number,
  tab: TopicListingSlug,
  work: PageWork,
): Promise<Resolution> {
  const { pageNumber } = work.request;
  const offset = work.window?.offset ?? offsetOfPage(pageNumber, limit);
  const all = await findItems(tab, work);
  if (!work.window && pageNumber > lastPage(all.length, limit)) throw new NeutronError('not_found');
  const items: ContentLink[] = [];
  for (const item of all.slice(offset, offset + limit))
    items.push('above' in item ? await presentTopic(item, work) : item);
  return { kind: 'items', items, words: { paging: { limit, offset, total: all.length } } };
}

async function findItems(
  tab: TopicListingSlug,
  work: PageWork,
): Promise<readonly (DirectoryTopic | ContentLink)[]> {
  const topics = [...work.context.generation.directory.topics.values()];
  if (tab === 'special-features') return findSpecialFeatures(work);
  if (tab === 'latest') return sortByNewest(topics, work);
  return topics
    .filter(({ name }) => isUnderTab(name, tab))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.n - b.n);
}

/** Busy topics first, in the order of their newest story; the quiet ones follow by name. */
async function sortByNewest(topics: readonly DirectoryTopic[], work: PageWork): Promise<DirectoryTopic[]> {
  work.keys.add(keys.listing('latest'));
  const { numbers } = await readScope(work.context, scopeName({ base: 'all' }), recentStories, 0);
  const cards = await loadCardList(work.context, numbers);
  const order = new Map<string, number>();
  for (const { topic } of cards)
    for (const { slug } of topic ? [topic, ...topic.topicPath] : [])
      if (!order.has(slug)) order.set(slug, order.size);
  const placeOf = ({ slug }: DirectoryTopic) => order.get(slug) ?? order.size;
  return topics.toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en'));
}

async function presentTopic(
  topic: DirectoryTopic,
  { context, keys: touched }: PageWork,
): Promise<ContentLink> {
  const scope = scopeName({ base: `topic:${topic.slug}` });
  const { numbers, total } = await readScope(context, scope, newestOfTopic, 0);
  touched.add(keys.topic(topic.n));
  for (const n of numbers) touched.add(keys.story(n));
  return presentTopicLink(topic, total, await loadCardList(context, numbers), context.present);
}

async function findSpecialFeatures({ context, keys: touched }: PageWork): Promise<ContentLink[]> {
  const { collections } = context.generation.directory;
  const shown = [...collections.values()].filter(
    ({ typeSlug, hide }) => typeSlug === 'special-feature' && !hide,
  );
  for (const { slug, n } of shown) {
    touched.add(keys.collection(slug));
    touched.add(keys.story(n));
  }
  const links = await loadCardList(
    context,
    shown.map(({ n }) => n),
  );
  return links.sort((a, b) => ((b.date ?? '') < (a.date ?? '') ? -1 : 1));
}

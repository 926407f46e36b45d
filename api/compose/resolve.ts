import type { Author } from '#content/entities/author.ts';
import { editorialLinks } from '#content/entities/editorial-links.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { breakingNewsLimit } from '#content/limits.ts';
import type { ComponentSource } from '#content/page/layout-definition.ts';
import { isReport } from '#content/rules/is-report.ts';
import { lastPage, offsetOfPage } from '#content/rules/page-number.ts';
import { scopeName } from '../lists/scope-names.ts';
import { keys, keysOfScope } from '../lists/surrogate-keys.ts';
import { presentAuthor } from '../present/author.ts';
import { presentNewsletter } from '../present/newsletter.ts';
import { presentTextOf } from '../present/rich-text.ts';
import { getBreaking, getLinkList, getText } from '../store/resources.ts';
import { isStoryPage } from './find-main.ts';
import { mainScope } from './main-scope.ts';
import { newsletterOffer } from './newsletter-offer.ts';
import { componentHref, type Follower, type PageWork, type Resolution } from './page-work.ts';
import { readAuthors } from './read-authors.ts';
import { readDayLinks } from './read-days.ts';
import { readScope, readStories } from './read-list.ts';
import { resolveMain } from './resolve-main.ts';
import { resolveTopicList } from './resolve-topic-list.ts';
import { topicLinks } from './topic-links.ts';

type SourceOf<K extends ComponentSource['kind']> = Extract<ComponentSource, { kind: K }>;
type Resolver<K extends ComponentSource['kind']> = (
  source: SourceOf<K>,
  work: PageWork,
  componentId: string,
  typeName: string,
) => Promise<Resolution>;

/** One resolver per kind of source. */
const resolvers: { [K in ComponentSource['kind']]: Resolver<K> } = {
  main: (_source, work, componentId, typeName) => resolveMain(work, componentId, typeName),

  async 'main-list'(source, work, componentId) {
    if (work.main?.kind === 'topic-listing') return resolveTopicList(source.limit, work.main.tab, work);
    const scope = mainScope(work.main);
    if (!scope) throw new NeutronError('not_found', { message: 'This page has no list of its own' });
    const { pageNumber } = work.request;
    const { window } = work;
    const limit = window?.limit ?? source.limit;
    const offset = window?.offset ?? offsetOfPage(pageNumber, limit);
    const { numbers, total } = await readScope(work.context, scope, limit, offset);
    if (!window && pageNumber > lastPage(total, limit)) throw new NeutronError('not_found');
    addListKeys(work, scope, true);
    const after = offset + limit;
    const { main } = work;
    // Whatever the layout says, a report does not repeat its numbered parts.
    const report = main?.kind === 'story' ? reportOf(main.material.story) : undefined;
    const isUnique = source.unique || report !== undefined;
    const newsletter = report && newsletterOffer(report, work.context.generation.directory);
    return {
      kind: 'stories',
      numbers: isUnique && !window ? numbers.filter((n) => !work.shown.has(n)) : numbers,
      words: { paging: { limit, offset, total }, ...(newsletter ? { newsletter } : {}) },
      filterBy: source.filterBy,
      next: after < total ? `${componentHref(work, componentId)}?offset=${after}&limit=${limit}` : undefined,
    };
  },

  async stories(source, work) {
    const { limit = source.limit, offset = 0 } = work.window ?? {};
    const { numbers, plan } = await readStories(
      work.context,
      { ...source, limit: limit + offset },
      work.place,
      work.shown,
    );
    for (const scope of plan.scopes) addListKeys(work, scope, false);
    return { kind: 'stories', numbers: numbers.slice(offset) };
  },

  async links(source, { context }) {
    const doc = await getLinkList(context.db, source.name, context.edition);
    if (!doc) throw new NeutronError('not_found', { message: `There is no link list ${source.name}` });
    const { items, ...words } = editorialLinks.parse(JSON.parse(doc));
    return { kind: 'items', items, words };
  },

  async 'topic-links'(source, { context }) {
    const warnings = new Set<string>();
    const items = topicLinks(context.generation.directory.topics.values(), source.to, {
      edition: context.edition,
      warn: (message) => void warnings.add(message),
    });
    // One line for all topics of a page.
    for (const message of warnings) context.log('warn', message, { source: source.kind });
    return { kind: 'items', items };
  },

  async 'day-links'(source, work) {
    const items = await readDayLinks(work.context, source.limit);
    work.keys.add(keys.listing('latest'));
    return { kind: 'items', items };
  },

  async 'breaking-news'(_source, { context }) {
    const breaking = await getBreaking(context.db, context.edition);
    return {
      kind: 'stories',
      numbers: breaking ? [breaking.n].slice(0, breakingNewsLimit) : [],
      labels: breaking ? [breaking.text] : [],
    };
  },

  async text(source, { context }) {
    const { textId } = source;
    const doc = await getText(context.db, textId);
    const text = presentTextOf(textId, doc, context.publication.ownDomains);
    if (!text) throw new NeutronError('not_found', { message: `There is no text ${textId}` });
    return { kind: 'entity', data: text };
  },

  async authors(source, work) {
    const topic = source.topic === '{page}' ? work.place.topic : source.topic;
    const { ids, limit } = source;
    const authors = await readAuthors(work.context, { topic, ids, limit });
    for (const { n } of authors) work.keys.add(keys.author(n));
    const items: Author[] = authors.map(({ author }) => presentAuthor(author, work.context.present));
    return { kind: 'items', items };
  },

  async collections(source, work) {
    const { collections } = work.context.generation.directory;
    const hidden = new Set([...collections.values()].flatMap(({ n, hide }) => (hide ? [n] : [])));
    const scope = scopeName({ base: 'all', kind: 'type:collection' });
    const skip = new Set([...hidden, ...work.shown]);
    const { numbers } = await readScope(work.context, scope, source.limit + skip.size, 0);
    return { kind: 'stories', numbers: numbers.filter((n) => !skip.has(n)).slice(0, source.limit) };
  },

  async newsletters(_source, { context }) {
    const inOrder = context.generation.directory.newsletters;
    return { kind: 'items', items: inOrder.map((doc) => presentNewsletter(doc, context.present)) };
  },

  async seamless(_source, work) {
    return { kind: 'items', items: (await followingOf(work)).map(({ item }) => item) };
  },

  async next(_source, work) {
    const [first] = await followingOf(work);
    return { kind: 'stories', numbers: first ? [first.n] : [] };
  },
};

const reportOf = (story: StoryInput) => (story.kind === 'collection' && isReport(story) ? story : undefined);

function followingOf({ following }: PageWork): Promise<Follower[]> {
  if (!following) throw new NeutronError('not_found', { message: 'Only stories are followed by others' });
  return following;
}

export function resolveSource(
  source: ComponentSource,
  work: PageWork,
  componentId: string,
  typeName: string,
): Promise<Resolution> {
  const resolver = resolvers[source.kind] as Resolver<ComponentSource['kind']>;
  return resolver(source, work, componentId, typeName);
}

/**
 * A page that is a list must change when the list does. The lists beside a story, and those of the header, only
 * name the stories they show: a new story elsewhere would otherwise empty the cache of every article.
 */
function addListKeys({ request, context, keys: touched }: PageWork, scope: string, isOwnList: boolean): void {
  const { pageType } = request;
  if (!isOwnList && (isStoryPage(pageType) || pageType === 'header' || pageType === 'footer')) return;
  for (const key of keysOfScope(scope, context.generation.directory)) touched.add(key);
}

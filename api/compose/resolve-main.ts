import type { Article } from '#content/entities/article.ts';
import { NeutronError } from '#content/errors.ts';
import { pageOfEntries, pageOfEntry } from '#content/rules/entry-pages.ts';
import { articleWithCoverage } from '#content/rules/with-coverage.ts';
import { loadLinked } from '../links/linked-stories.ts';
import { loadCardList } from '../links/load-cards.ts';
import { keys, keysOfScope } from '../lists/surrogate-keys.ts';
import { presentAuthorHead } from '../present/author-head.ts';
import { presentCollection } from '../present/collection.ts';
import {
  presentArticle,
  presentFeature,
  presentGallery,
  presentReview,
  presentVideo,
} from '../present/story.ts';
import { presentTopicPage } from '../present/topic.ts';
import { mainScope } from './main-scope.ts';
import { newsletterOffer, withNewsletters } from './newsletter-offer.ts';
import { tagWords } from './page-title.ts';
import type { MainThing, PageRequest, PageWork, Resolution } from './page-work.ts';
import { readScope } from './read-list.ts';
import { readReport } from './read-report.ts';
import { withVideos } from './video-embeds.ts';

/** How many stories the response of a collection includes; its paged list has the rest. */
const threadItems = 20;

/** The entity the page is about, in the form the component renders. */
export async function resolveMain(
  work: PageWork,
  _componentId: string,
  typeName: string,
): Promise<Resolution> {
  const { main, context } = work;
  switch (main?.kind) {
    case 'topic':
      work.keys.add(keys.topic(main.topic.n));
      return { kind: 'entity', data: presentTopicPage(main.topic, context.present) };
    case 'author':
      for (const { n } of main.authors) work.keys.add(keys.author(n));
      return presentAuthorHead(main.authors, context.present);
    case 'listing':
      return { kind: 'entity', data: { id: main.name, title: main.title, content: '' } };
    case 'tag':
      return { kind: 'entity', data: { id: `tag-${main.tag.slug}`, ...tagWords(main.tag), content: '' } };
    case 'newsletter': {
      const { id, title, description } = main.newsletter;
      return { kind: 'entity', data: { id, title, description, content: '' } };
    }
    case 'text':
      return { kind: 'entity', data: main.text };
    case 'story':
      work.shown.add(main.n);
      work.keys.add(keys.story(main.n));
      return { kind: 'entity', data: await presentMainStory(main, work) };
    default:
      throw new NeutronError('not_found', { message: `This page has no ${typeName} of its own` });
  }
}

function firstOrOlderEntries(article: Article, { pageNumber, entry }: PageRequest): Article {
  const shown = pageOfEntries(article, entry === undefined ? pageNumber : pageOfEntry(article, entry));
  if (!shown) throw new NeutronError('not_found');
  return shown;
}

async function presentMainStory(
  main: Extract<MainThing, { kind: 'story' }>,
  work: PageWork,
): Promise<unknown> {
  const { context } = work;
  const { present } = context;
  const { version, material } = main;
  const { story } = material;
  const links = await loadLinked(material.refs, context);
  for (const n of links.numbers) work.keys.add(keys.story(n));
  const { directory } = context.generation;
  const offer = 'body' in story ? newsletterOffer(story, directory) : undefined;
  const shownBlocks = () =>
    withVideos(withNewsletters(links.visible(material.blocks), offer, directory), context);
  switch (story.kind) {
    case 'article':
      return firstOrOlderEntries(
        articleWithCoverage(
          {
            ...presentArticle(story, version, await shownBlocks(), links, present),
            ...(offer ? { newsletter: offer } : {}),
          },
          context.now,
        ),
        work.request,
      );
    case 'review':
      return presentReview(story, version, await shownBlocks(), present);
    case 'gallery':
      return presentGallery(story, version, links, present);
    case 'video':
      return presentVideo(story, version, present);
    case 'feature':
      return presentFeature(story, present);
    case 'collection': {
      const scope = mainScope(main) ?? '';
      const report = await readReport(story, scope, context);
      for (const n of report?.numbers ?? []) work.keys.add(keys.story(n));
      // The list of the page has what the numbered parts leave over.
      for (const n of report?.partNumbers ?? []) work.shown.add(n);
      if (work.showsOwnList) return presentCollection(story, [], report, present);
      const { numbers } = await readScope(context, scope, threadItems, 0);
      for (const n of numbers) work.keys.add(keys.story(n));
      for (const key of keysOfScope(scope, context.generation.directory)) work.keys.add(key);
      return presentCollection(story, await loadCardList(context, numbers), report, present);
    }
  }
}

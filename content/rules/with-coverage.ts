import type { Article } from '../entities/article.ts';
import type { ContentLink } from '../entities/content-link.ts';
import { coverageOfCard } from './card-coverage.ts';
import { endedTitle } from './ended-title.ts';
import { isLiveBlog } from './live-blog.ts';
import { coverageState, endOfCoverage } from './live-coverage.ts';

/** Titles say that coverage has ended, wherever they are shown. */
const titleFields = ['title', 'headline', 'promoTitle', 'promoHed', 'titleTag', 'seoOgTitle'] as const;

function withEndedTitles<T extends object>(story: T): T {
  const changed = titleFields.flatMap((field): [string, string][] => {
    const title: unknown = Reflect.get(story, field);
    return typeof title === 'string' && title !== '' ? [[field, endedTitle(title)]] : [];
  });
  return { ...story, ...Object.fromEntries(changed) };
}

/** A live blog with its state at this time; every other article as it is. */
export function articleWithCoverage(story: Article, now: Date): Article {
  if (!isLiveBlog(story)) return story;
  const entries = (story.bodyBlocks ?? []).flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'liveEntry' ? [block.embed] : [],
  );
  const end = endOfCoverage(story.datePublished, entries);
  const state = coverageState(story.datePublished, end, now);
  if (!end || !state) return story;
  const covered = { ...story, coverage: { state, end: end.toISOString() } };
  return state === 'ended' ? withEndedTitles(covered) : covered;
}

/** The same for a card. A card that says what is true already stays the same object: caches know it by that. */
export function cardWithCoverage(card: ContentLink, now: Date): ContentLink {
  const { state: known, end } = coverageOfCard(card);
  if (end === undefined || known === 'ended') return card;
  const state = coverageState(card.datePublished, new Date(end), now);
  if (state === known || !state) return card;
  const covered = { ...card, metaData: { ...card.metaData, coverage: state } };
  return state === 'ended' ? withEndedTitles(covered) : covered;
}

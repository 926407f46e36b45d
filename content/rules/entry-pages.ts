import type { Article } from '../entities/article.ts';
import type { BodyBlock } from '../entities/embed.ts';
import { keyEventsMost, liveEntriesPerPage } from '../limits.ts';
import { isLiveBlog } from './live-blog.ts';
import { pathFor } from './route-paths.ts';

const isEntry = (block: BodyBlock) => block.kind === 'embed' && block.embed.type === 'liveEntry';

/** How many older pages there are, and how many entries the first page has. */
function cutOf(total: number): { older: number; newest: number } {
  const older = Math.max(0, Math.floor(total / liveEntriesPerPage) - 1);
  return { older, newest: total - older * liveEntriesPerPage };
}

/** The page of the entry at a place, counted from the newest. */
function pageOfPlace(place: number, total: number): number {
  const { older, newest } = cutOf(total);
  return place < newest ? 1 : older + 1 - Math.floor((place - newest) / liveEntriesPerPage);
}

/** The page of a live blog with these entries. */
export const entriesPath = (slug: string, page: number): string =>
  pathFor('article-entries', { slug, pageNumber: page > 1 ? String(page) : undefined });

/** The address of one entry that stays while entries come: it leads to the page that has it. */
export const entryPath = (slug: string, uuid: string): string =>
  pathFor('article-entry', { slug, entry: uuid });

/** The page that has an entry now; the first for one that does not exist. */
export function pageOfEntry({ bodyBlocks = [] }: Pick<Article, 'bodyBlocks'>, uuid: string): number {
  const entries = bodyBlocks.filter(isEntry);
  const place = entries.findIndex((block) => block.kind === 'embed' && block.embed.uuid === uuid);
  return place < 0 ? 1 : pageOfPlace(place, entries.length);
}

/**
 * One page of a live blog, whose entries stand newest first. The first page has the newest ones: at least as many as a
 * page holds. Older pages are counted from the oldest, which is page 2, so that their addresses stay while entries come.
 * Undefined for a page that does not exist; every other article has only its first.
 */
export function pageOfEntries(story: Article, page: number): Article | undefined {
  if (!isLiveBlog(story)) return page === 1 ? story : undefined;
  const blocks = story.bodyBlocks ?? [];
  const total = blocks.filter(isEntry).length;
  const { older } = cutOf(total);
  if (page > older + 1) return undefined;
  if (older === 0) return story;
  const pageOf = (place: number) => pageOfPlace(place, total);
  const shown: BodyBlock[] = [];
  const keyEvents: NonNullable<Article['entryPages']>['keyEvents'] = [];
  let index = 0;
  for (const block of blocks) {
    if (block.kind === 'embed' && block.embed.type === 'liveEntry') {
      const { uuid, at, title, keyEvent } = block.embed;
      if (keyEvent && keyEvents.length < keyEventsMost)
        keyEvents.push({ uuid, at, title, page: pageOf(index) });
      if (pageOf(index) === page) shown.push(block);
      index += 1;
    } else if (pageOf(Math.max(0, index - 1)) === page) shown.push(block);
  }
  return {
    ...story,
    bodyBlocks: shown,
    entryPages: {
      page,
      total,
      keyEvents,
      newer: page === 1 ? undefined : page === older + 1 ? 1 : page + 1,
      older: page === 2 ? undefined : page === 1 ? older + 1 : page - 1,
    },
  };
}

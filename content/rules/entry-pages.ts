import type { Article } from '../entities/article.ts';
import type { BodyBlock } from '../entities/embed.ts';
import { keyEventsMost, liveEntriesPerPage } from '../limits.ts';
import { isLiveBlog } from './live-blog.ts';

const isEntry = (block: BodyBlock) => block.kind === 'embed' && block.embed.type === 'liveEntry';

/**
 * One page of a live blog, whose entries stand newest first. The first page has the newest ones: at least as many as a
 * page holds. Older pages are counted from the oldest, which is page 2, so that their addresses stay while entries come.
 * Undefined for a page that does not exist; every other article has only its first.
 */
export function pageOfEntries(story: Article, page: number): Article | undefined {
  if (!isLiveBlog(story)) return page === 1 ? story : undefined;
  const blocks = story.bodyBlocks ?? [];
  const total = blocks.filter(isEntry).length;
  const older = Math.max(0, Math.floor(total / liveEntriesPerPage) - 1);
  if (page > older + 1) return undefined;
  if (older === 0) return story;
  const newest = total - older * liveEntriesPerPage;
  const pageOf = (index: number) =>
    index < newest ? 1 : older + 1 - Math.floor((index - newest) / liveEntriesPerPage);
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

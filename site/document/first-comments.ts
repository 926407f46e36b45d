import type { Log } from '#app/log.ts';
import { storyOf } from '#app/main-component.ts';
import type { PageState } from '#app/page-store.ts';
import type { FirstComments } from '#content/entities/discussion.ts';
import { discussionMessages } from '#content/rules/discussion/messages.ts';
import { threadHtml } from '#design/discussion/render-thread.ts';
import { topCommentHtml } from '#design/discussion/render-top-comment.ts';

/** Loads the first comments of a story; undefined where a third party hosts them. */
export type FetchFirstComments = (storyId: string) => Promise<FirstComments | undefined>;

export interface WrittenComments {
  storyId: string;
  /** Undefined when unknown. */
  count: number | undefined;
  html: string;
  /** The comment that readers like best. */
  top?: string | undefined;
}

/**
 * The comments below a story, for readers without scripts. The page carries their surrogate key even when there are
 * none: the first comment purges it. If they cannot be loaded the page still renders, with a notice in their place.
 */
export async function writeFirstComments(
  { screen }: PageState,
  parts: { fetchComments: FetchFirstComments | undefined; keys: Set<string>; log: Log; onAway(): void },
): Promise<WrittenComments | undefined> {
  const story = screen && parts.fetchComments && storyOf(screen.page.data);
  if (!story || !parts.fetchComments || ('suppressComments' in story && story.suppressComments))
    return undefined;
  try {
    const first = await parts.fetchComments(story.id);
    if (!first) return undefined;
    parts.keys.add(first.key);
    const { thread } = first;
    return {
      storyId: story.id,
      count: thread.count,
      html: thread.count > 0 ? threadHtml(thread) : '',
      top: topCommentHtml(thread),
    };
  } catch (error) {
    parts.log.warn('first comments not read', { error, story: story.id });
    parts.onAway();
    return { storyId: story.id, count: undefined, html: `<p>${discussionMessages.away}</p>` };
  }
}

import { commentSorts, type ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { element } from '#design/discussion/markup.ts';
import { commentName, countWords } from '#design/discussion/render-comment.ts';
import { commentListHtml } from '#design/discussion/render-thread.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface PlainThread {
  thread: ShownThread;
  story: { title: string; url: string };
  /** The path of this page. */
  path: string;
  /** Undefined for readers who are not signed in. */
  writer: { name: string; token: string } | undefined;
  signInUrl: string;
  replyTo: string | undefined;
  text: string;
  problem: string | undefined;
}

/** A thread as a page of its own, for readers without scripts: sort links, pages and a form. */
export function plainThread(page: PlainThread): { title: string; body: string } {
  const { thread, story, path } = page;
  const list =
    thread.comments.length > 0
      ? commentListHtml(thread, (comment) =>
          thread.isClosed || comment.isWaiting
            ? []
            : [
                element(
                  'a',
                  {
                    class: 'discussion-tool',
                    href: `${pageUrl(path, { sort: thread.sort, reply: comment.id })}#write`,
                    'aria-label': `${messages.reply}: ${commentName(comment)}`,
                  },
                  messages.reply,
                ),
              ],
        )
      : `<p class="discussion-quiet">${escapeText(`${messages.nobodyYet} ${messages.beFirst}`)}</p>`;
  const next = thread.next
    ? `<a class="discussion-more discussion-next" href="${escapeAttribute(pageUrl(path, { sort: thread.sort, after: thread.next }))}">${escapeText(messages.more)}</a>`
    : '';
  return {
    title: countWords(thread.count),
    body: `<p>on <a href="${escapeAttribute(story.url)}">${escapeText(story.title)}</a></p>
${writingArea(page)}${thread.comments.length > 0 ? sortLinks(page) : ''}${list}${next}`,
  };
}

const pageUrl = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`;

function sortLinks({ thread, path }: PlainThread): string {
  const links = commentSorts.map(
    (sort) =>
      `<a href="${escapeAttribute(pageUrl(path, { sort }))}"${sort === thread.sort ? ' aria-current="true"' : ''}>${messages.sorts[sort]}</a>`,
  );
  return `<div class="discussion-order"><nav class="discussion-sort" aria-label="Sort comments">${links.join('')}</nav><p class="discussion-hint">${escapeText(messages.bestMeans)}</p></div>`;
}

function writingArea({ thread, path, writer, signInUrl, replyTo, text, problem }: PlainThread): string {
  if (thread.isClosed) return `<p class="discussion-quiet">${escapeText(messages.closed)}</p>`;
  if (!writer)
    return `<p class="discussion-quiet" id="write">${escapeText(messages.reading)} <a href="${escapeAttribute(signInUrl)}">${escapeText(messages.signIn)}</a></p>`;
  const all = thread.comments.flatMap((comment) => [comment, ...comment.replies]);
  const parent = all.find(({ id }) => id === replyTo);
  const label = parent ? `${messages.yourReply}: ${commentName(parent)}` : messages.addAs(writer.name);
  const note = problem
    ? `<p class="problem" id="text-note" role="alert">${escapeText(problem)}</p>`
    : `<p class="discussion-hint" id="text-note">${escapeText(messages.stayOnStory)}</p>`;
  return `<form id="write" class="discussion-form discussion-form-main" method="post" action="${escapeAttribute(path)}">
<input type="hidden" name="token" value="${escapeAttribute(writer.token)}"><input type="hidden" name="parentId" value="${escapeAttribute(parent?.id ?? '')}">
<label for="text" dir="auto">${escapeText(label)}</label>
<textarea id="text" name="text" rows="3" maxlength="5000" required dir="auto" aria-describedby="text-note"${problem ? ' aria-invalid="true"' : ''}>
${escapeText(text)}</textarea>
<div class="discussion-form-foot">${note}<button class="discussion-send">${escapeText(messages.post)}</button></div></form>`;
}

import { type CommentSort, commentSorts, type ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Calls, ReadThread } from './calls.ts';
import { type CommentActions, commentView } from './comment-view.ts';
import { button, element } from './elements.ts';
import { type EmbedConfig, tell } from './embed-config.ts';

const sortNames: Readonly<Record<CommentSort, string>> = {
  best: 'Best',
  newest: 'Newest',
  oldest: 'Oldest',
};

/** A thread in its place on the page. `isCurrent` is false once the page was reset to another one. */
export function openThread(parts: {
  place: HTMLElement;
  config: EmbedConfig;
  calls: Calls;
  isCurrent(): boolean;
}): Promise<void> {
  const { place, config, calls, isCurrent } = parts;
  const identifier = config.page.identifier ?? '';
  let sort: CommentSort = 'best';
  let thread: ReadThread | undefined;
  const status = element('p', { role: 'status', class: 'discussion-quiet' });

  const nameOf = (id: string) => {
    const all = (thread?.comments ?? []).flatMap((comment) => [comment, ...comment.replies]);
    return all.find((comment) => comment.id === id)?.author?.name ?? '';
  };
  const say = (words: string) => {
    status.textContent = words;
  };

  async function load(after?: string): Promise<void> {
    const read = await calls.thread(identifier, sort, after);
    if (!isCurrent()) return;
    if (!read.ok) {
      draw();
      return say(read.message);
    }
    const comments = after ? [...(thread?.comments ?? []), ...read.data.comments] : read.data.comments;
    thread = { ...read.data, comments };
    draw();
    if (after) tell(config, 'onPaginate');
  }

  /** Sends, says what came of it, and shows the thread as it is now. */
  async function send(what: string, body: unknown, done = ''): Promise<string | undefined> {
    const sent = await calls.write<{ id?: string; isWaiting?: boolean }>(what, body);
    if (!isCurrent()) return undefined;
    if (!sent.ok) {
      say(sent.message);
      return undefined;
    }
    await load();
    say(sent.data.isWaiting ? messages.waiting : done);
    return sent.data.id ?? what;
  }

  function formFor(words: string, label: string, onSend: (text: string) => Promise<unknown>): HTMLElement {
    const field = element('textarea', { required: true, rows: '4', maxlength: '5000', 'aria-label': label });
    field.value = words;
    const form = element('form', { class: 'discussion-form' }, field, element('button', {}, label));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void onSend(field.value);
    });
    return form;
  }

  async function comment(text: string, parentId?: string): Promise<void> {
    tell(config, 'beforeComment', { text });
    const id = await send(
      'comment',
      { identifier, text, ...(parentId ? { parentId } : {}) },
      'Your comment is there.',
    );
    if (id) tell(config, 'onNewComment', { id, text });
  }

  const actions = (): CommentActions => ({
    isSignedIn: thread?.isSignedIn ?? false,
    isClosed: thread?.isClosed ?? true,
    vote: ({ id }, value) => void send('vote', { id, value }),
    answer: ({ id }, where) => {
      where.replaceChildren(formFor('', 'Reply', (text) => comment(text, id)));
      where.querySelector('textarea')?.focus();
    },
    edit: ({ id, text }, where) => {
      where.replaceChildren(
        formFor(text, 'Save', (changed) => send('edit', { id, text: changed }, 'Changed.')),
      );
      where.querySelector('textarea')?.focus();
    },
    remove: ({ id }) => void send('delete', { id }, 'Deleted.'),
    report: ({ id }) => void send('report', { id }, 'Thank you. The editors will look at it.'),
    moreReplies: (root) => void showReplies(root),
  });

  async function showReplies(root: ShownComment): Promise<void> {
    const read = await calls.replies(root.id);
    if (!isCurrent() || !thread) return;
    if (!read.ok) return say(read.message);
    const comments = thread.comments.map((one) =>
      one.id === root.id
        ? { ...one, replyCount: read.data.comments.length, replies: read.data.comments }
        : one,
    );
    thread = { ...thread, comments };
    draw();
  }

  function sortField(): HTMLElement {
    const field = element('select', {});
    for (const name of commentSorts) {
      const option = element('option', { value: name, selected: name === sort }, sortNames[name]);
      field.append(option);
    }
    field.addEventListener('change', () => {
      sort = commentSorts.find((name) => name === field.value) ?? 'best';
      void load();
    });
    return element('label', { class: 'discussion-sort' }, 'Sort by ', field);
  }

  function draw(): void {
    const shown = thread;
    if (!shown) {
      place.replaceChildren(status);
      return;
    }
    const words = shown.count === 1 ? '1 comment' : `${shown.count} comments`;
    const { url } = config.sso;
    const writing = shown.isClosed
      ? element('p', { class: 'discussion-quiet' }, messages.closed)
      : shown.isSignedIn
        ? formFor('', 'Comment', (text) => comment(text))
        : element(
            'p',
            { class: 'discussion-quiet' },
            url
              ? element('a', { href: url, 'data-discussion': 'sign-in' }, messages.signIn)
              : messages.signIn,
          );
    const list = shown.comments.map((one) => commentView(one, actions(), nameOf));
    place.replaceChildren(
      element('div', { class: 'discussion-bar' }, element('b', {}, words), sortField()),
      writing,
      status,
      element('ol', { class: 'discussion-list' }, ...list),
      ...(shown.next ? [button('Show more comments', () => void load(shown.next ?? undefined))] : []),
    );
    tell(config, 'afterRender');
  }

  place.replaceChildren(status);
  return load();
}

import type { ShownComment } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import type { Calls } from './calls.ts';
import { type EmbedConfig, runCallbacks } from './embed-config.ts';
import type { ThreadEvent } from './thread-state.ts';

/** What an action may change on the page. */
interface ThreadPage {
  /** False once the page was reset to another thread. */
  isCurrent(): boolean;
  apply(event: ThreadEvent): void;
  /** Shows a message in the live region. */
  announce(message: string): void;
  closeForm(id: string): void;
  /** After sending a form the focus returns to where it was opened. */
  focusOn(key: string): void;
}

/** What a reader can do in a thread: each sends a request, then changes the page. Forms get whether it was accepted. */
export interface ThreadActions {
  comment(text: string, parentId?: string): Promise<boolean>;
  edit(id: string, text: string): Promise<boolean>;
  report(id: string, reason: string): Promise<boolean>;
  vote(comment: ShownComment, value: 1 | -1 | 0): Promise<void>;
  remove(comment: ShownComment): Promise<void>;
}

export function createThreadActions(config: EmbedConfig, calls: Calls, page: ThreadPage): ThreadActions {
  const identifier = config.page.identifier ?? '';

  /** Sends a request and shows its errors; returns undefined on an error. */
  async function send<T>(what: string, body: unknown): Promise<T | undefined> {
    page.announce('');
    const sent = await calls.write<T>(what, body);
    if (!page.isCurrent()) return undefined;
    if (sent.ok) return sent.data;
    page.announce(sent.message);
    return undefined;
  }

  return {
    async comment(text, parentId) {
      runCallbacks(config, 'beforeComment', { text });
      const sent = await send<{ id: string; isWaiting: boolean; comment: ShownComment }>('comment', {
        identifier,
        text,
        ...(parentId ? { parentId } : {}),
      });
      if (!sent) return false;
      if (parentId) page.closeForm(parentId);
      page.apply({ type: 'added', comment: sent.comment });
      if (parentId) page.focusOn(`answer-${parentId}`);
      page.announce(sent.isWaiting ? messages.waiting : messages.posted);
      document.getElementById(`comment-${sent.id}`)?.scrollIntoView({ block: 'nearest' });
      runCallbacks(config, 'onNewComment', { id: sent.id, text });
      return true;
    },
    async edit(id, text) {
      const sent = await send<{ isWaiting: boolean; comment: ShownComment }>('edit', { id, text });
      if (!sent) return false;
      page.closeForm(id);
      page.apply({ type: 'edited', comment: sent.comment });
      page.focusOn(`menu-${id}`);
      page.announce(sent.isWaiting ? messages.waiting : messages.changed);
      return true;
    },
    async report(id, reason) {
      if (!(await send('report', { id, reason }))) return false;
      page.closeForm(id);
      page.apply({ type: 'reported', id });
      page.focusOn(`menu-${id}`);
      page.announce(messages.reported);
      return true;
    },
    async vote({ id }, value) {
      const votes = await send<{ up: number; down: number }>('vote', { id, value });
      if (votes) page.apply({ type: 'voted', id, value, ...votes });
    },
    async remove({ id }) {
      if (!(await send('delete', { id }))) return;
      page.closeForm(id);
      page.apply({ type: 'deleted', id });
      page.announce(messages.deleted);
    },
  };
}

import type { CommentSort, ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages } from '#content/rules/discussion/messages.ts';

export type Answered<T> = { ok: true; data: T } | { ok: false; message: string };
export type ReadThread = ShownThread & { isSignedIn: boolean };

export interface Calls {
  /** `comment` comes first, with the replies below it: a link names it. */
  thread(
    identifier: string,
    page: { sort: CommentSort; after?: string | undefined; comment?: string | undefined },
  ): Promise<Answered<ReadThread>>;
  replies(root: string, after?: string): Promise<Answered<{ comments: ShownComment[]; next: string | null }>>;
  write<T>(what: string, body: unknown): Promise<Answered<T>>;
}

/** `base` is the origin of the script, which is that of the service. */
export function createCalls(base: string, remoteAuth: string | undefined): Calls {
  async function request<T>(path: string, init: RequestInit = {}): Promise<Answered<T>> {
    try {
      const headers = { ...init.headers, ...(remoteAuth ? { 'x-remote-auth': remoteAuth } : {}) };
      const response = await fetch(new URL(`api/${path}`, base), { ...init, headers });
      const { data, errors } = await response.json();
      const isAway = response.status >= 500;
      const message = (!isAway && errors?.[0]?.message) || discussionMessages.away;
      return response.ok ? { ok: true, data } : { ok: false, message };
    } catch {
      return { ok: false, message: discussionMessages.away };
    }
  }
  const query = (values: Record<string, string | undefined>) =>
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  return {
    thread: (identifier, page) => request(`thread?${query({ identifier, ...page })}`),
    replies: (root, after) => request(`replies?${query({ root, after })}`),
    write: (what, body) =>
      request(what, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

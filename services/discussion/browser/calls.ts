import type { CommentSort, ShownComment, ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages } from '#content/rules/discussion/messages.ts';

export type Answered<T> = { ok: true; data: T } | { ok: false; message: string };
export type ReadThread = ShownThread & { isSignedIn: boolean };

export interface Calls {
  thread(identifier: string, sort: CommentSort, after?: string): Promise<Answered<ReadThread>>;
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
    thread: (identifier, sort, after) => request(`thread?${query({ identifier, sort, after })}`),
    replies: (root, after) => request(`replies?${query({ root, after })}`),
    write: (what, body) =>
      request(what, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

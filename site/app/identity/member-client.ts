import { messages } from '#content/errors.ts';

export interface SessionFacts {
  id: string;
  device: string;
  since: string;
}

export interface EraseAnswer {
  ok: boolean;
  message: string;
  /** About the password that was typed. */
  isField: boolean;
}

/** What a member does with the account as a whole. */
export function createMemberClient(
  sub: string,
  token: () => Promise<string | undefined>,
  fetcher: typeof fetch = fetch,
) {
  async function call(rest: string, init: RequestInit = {}): Promise<Response | undefined> {
    try {
      const bearer = await token();
      if (!bearer) return undefined;
      const headers = { ...init.headers, authorization: `Bearer ${bearer}` };
      return await fetcher(`/apigee/users/${encodeURIComponent(sub)}${rest}`, { ...init, headers });
    } catch {
      return undefined;
    }
  }
  return {
    async sessions(): Promise<SessionFacts[] | undefined> {
      const answer = await call('/sessions');
      return answer?.ok ? ((await answer.json()) as SessionFacts[]) : undefined;
    },
    endSession: async (id: string) => (await call(`/sessions/${id}`, { method: 'DELETE' }))?.ok === true,
    async exportData(): Promise<Blob | undefined> {
      const answer = await call('/export');
      return answer?.ok ? answer.blob() : undefined;
    },
    async erase(currentPassword: string): Promise<EraseAnswer> {
      const answer = await call('', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword }),
      });
      if (answer?.ok) return { ok: true, message: '', isField: false };
      if (answer?.status !== 422) return { ok: false, message: messages.tryLater, isField: false };
      const { errors } = (await answer.json()) as { errors: { message: string }[] };
      return { ok: false, message: errors[0]?.message ?? messages.tryLater, isField: true };
    },
  };
}

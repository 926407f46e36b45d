import { messages } from '#content/errors.ts';

export interface SessionFacts {
  id: string;
  device: string;
  since: string;
}

/** A passkey as its owner sees it. */
export interface PasskeyFacts {
  id: string;
  name: string;
  since: string;
  used: string | null;
}

export type PasskeysAnswer =
  | { ok: true; passkeys: readonly PasskeyFacts[] }
  /** `isField`: about the password that was typed. */
  | { ok: false; message: string; isField: boolean };

interface EraseAnswer {
  ok: boolean;
  message: string;
  /** About the password that was typed. */
  isField: boolean;
}

/** Calls for the account as a whole: sessions, passkeys, export, deletion. */
export function createAccountClient(
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
  const send = (rest: string, method: string, body: unknown) =>
    call(rest, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  async function readError(answer: Response | undefined): Promise<{ message: string; isField: boolean }> {
    if (answer?.status !== 422) return { message: messages.tryLater, isField: false };
    const { errors } = (await answer.json()) as { errors: { message: string; field?: string }[] };
    return { message: errors[0]?.message ?? messages.tryLater, isField: errors[0]?.field !== undefined };
  }
  async function passkeysIn(answer: Response | undefined): Promise<PasskeysAnswer> {
    if (answer?.ok) return { ok: true, passkeys: (await answer.json()) as PasskeyFacts[] };
    return { ok: false, ...(await readError(answer)) };
  }
  return {
    passkeys: async () => passkeysIn(await call('/passkeys')),
    renamePasskey: async (id: string, name: string) =>
      passkeysIn(await send(`/passkeys/${id}`, 'PUT', { name })),
    removePasskey: async (id: string) => passkeysIn(await call(`/passkeys/${id}`, { method: 'DELETE' })),
    /** Requests a challenge, has the browser create a passkey for it, and stores the result. */
    async addPasskey(
      given: { currentPassword: string; name: string },
      create: (question: PublicKeyCredentialCreationOptionsJSON) => Promise<unknown>,
    ): Promise<PasskeysAnswer | undefined> {
      const { currentPassword, name } = given;
      const requests = await send('/passkeys/question', 'POST', { currentPassword });
      if (!requests?.ok) return { ok: false, ...(await readError(requests)) };
      const answer = await create((await requests.json()) as PublicKeyCredentialCreationOptionsJSON);
      // The reader thought better of it.
      if (!answer) return undefined;
      return passkeysIn(await send('/passkeys', 'POST', { answer, ...(name ? { name } : {}) }));
    },
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
      const answer = await send('', 'DELETE', { currentPassword });
      if (answer?.ok) return { ok: true, message: '', isField: false };
      return { ok: false, ...(await readError(answer)) };
    },
  };
}

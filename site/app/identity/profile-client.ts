import type { AccountProfile, ProfileUpdate } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';

type ProfileAnswer =
  | { ok: true; profile: AccountProfile }
  /** The error for the form; `field` when it concerns one field. */
  | { ok: false; message: string; field?: string };

const address = (id: string) => `/apigee/users/${encodeURIComponent(id)}`;

/** The reader's profile, with the reader's token. Errors carry messages for the form. */
export function createProfileClient(token: () => Promise<string | undefined>, fetcher: typeof fetch = fetch) {
  async function call(path: string, init: RequestInit): Promise<ProfileAnswer> {
    try {
      const bearer = await token();
      if (!bearer) return { ok: false, message: messages.signInNeeded };
      const answer = await fetcher(path, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${bearer}`, accept: 'application/json' },
      });
      if (answer.ok) return { ok: true, profile: (await answer.json()) as AccountProfile };
      if (answer.status !== 422) return { ok: false, message: messages.tryLater };
      const { errors } = (await answer.json()) as { errors: { message: string; field?: string }[] };
      const [first] = errors;
      return {
        ok: false,
        message: first?.message ?? messages.tryLater,
        ...(first?.field ? { field: first.field } : {}),
      };
    } catch {
      return { ok: false, message: messages.unexpected };
    }
  }
  return {
    get: (id: string) => call(address(id), {}),
    save: (id: string, update: ProfileUpdate) =>
      call(address(id), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(update),
      }),
    saveAvatar: (id: string, picture: Blob) =>
      call(`${address(id)}/avatar`, {
        method: 'PUT',
        headers: { 'content-type': picture.type },
        body: picture,
      }),
  };
}

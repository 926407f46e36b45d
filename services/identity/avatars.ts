import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { Accounts } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';

type MadeAvatar =
  | { ok: true; webp: Uint8Array }
  /** `pixels`: too many, known before decoding. `busy`: try again later. */
  | { ok: false; why: 'unreadable' | 'pixels' | 'busy' };
/** Re-encodes a picture as a small square. The implementation bounds the decoding. */
export type MakeAvatar = (bytes: Uint8Array) => Promise<MadeAvatar>;

export interface Avatars {
  /** Stores an uploaded picture, or returns why it cannot. */
  save(sub: string, bytes: Uint8Array): Promise<MadeAvatar>;
  /** Switches the account to its Gravatar, under a new URL. */
  switchToGravatar(sub: string): Promise<void>;
  read(id: string): Promise<Uint8Array<ArrayBuffer> | 'busy' | undefined>;
}

interface AvatarOptions {
  db: Database;
  accounts: Accounts;
  now(): number;
  /** Requests the picture with this digest from the server, so that Gravatar never sees a reader. */
  fetchGravatar(digest: string): Promise<Uint8Array | undefined>;
  makeAvatar: MakeAvatar;
}

/** Avatars, always re-encoded: uploaded bytes are never served as they are. */
export function createAvatars({ db, accounts, now, fetchGravatar, makeAvatar }: AvatarOptions): Avatars {
  const own = db.as<IdentityTables>();
  const newId = () => randomBytes(16).toString('base64url');
  return {
    async save(sub, bytes) {
      const made = await makeAvatar(bytes);
      if (!made.ok) return made;
      const id = newId();
      await own.transaction(async (trx) => {
        await trx.deleteFrom('identity_avatars').where('sub', '=', sub).execute();
        await trx
          .insertInto('identity_avatars')
          .values({ id, sub, webp_base64: Buffer.from(made.webp).toString('base64') })
          .execute();
        await accounts.change(trx, sub, { avatar: 'upload', avatar_id: id }, now());
      });
      return made;
    },
    switchToGravatar: (sub) =>
      own.transaction(async (trx) => {
        await trx.deleteFrom('identity_avatars').where('sub', '=', sub).execute();
        await accounts.change(trx, sub, { avatar: 'gravatar', avatar_id: newId() }, now());
      }),
    async read(id) {
      const stored = await own.kysely
        .selectFrom('identity_avatars')
        .select('webp_base64')
        .where('id', '=', id)
        .executeTakeFirst();
      if (stored) return new Uint8Array(Buffer.from(stored.webp_base64, 'base64'));
      const account = await own.kysely
        .selectFrom('identity_accounts')
        .select('email_key')
        .where('avatar_id', '=', id)
        .where('avatar', '=', 'gravatar')
        .executeTakeFirst();
      if (!account) return undefined;
      const found = await fetchGravatar(createHash('sha256').update(account.email_key).digest('hex'));
      const made = found && (await makeAvatar(found));
      if (made && !made.ok && made.why === 'busy') return 'busy';
      return made?.ok ? new Uint8Array(made.webp) : undefined;
    },
  };
}

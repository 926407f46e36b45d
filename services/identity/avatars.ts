import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { Accounts } from './accounts.ts';
import type { IdentityTables } from './identity-tables.ts';

const pixels = 256;
const mostPixels = 40_000_000;

export interface Avatars {
  /** Keeps a picture a reader sent; false when it is none. */
  keep(sub: string, bytes: Uint8Array): Promise<boolean>;
  /** A new address for a reader's Gravatar. */
  takeGravatar(sub: string): Promise<void>;
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export interface AvatarOptions {
  db: Database;
  accounts: Accounts;
  now(): number;
  /** Asks Gravatar for the picture with this digest. Our server asks, so Gravatar never sees a reader. */
  fetchGravatar(digest: string): Promise<Uint8Array | undefined>;
}

/** Pictures of readers, all made anew: nothing that was sent is ever sent on. */
export function createAvatars({ db, accounts, now, fetchGravatar }: AvatarOptions): Avatars {
  const own = db.as<IdentityTables>();
  const newId = () => randomBytes(16).toString('base64url');
  return {
    async keep(sub, bytes) {
      const made = await redraw(bytes);
      if (!made) return false;
      const id = newId();
      await own.transaction(async (trx) => {
        await trx.deleteFrom('identity_avatars').where('sub', '=', sub).execute();
        await trx
          .insertInto('identity_avatars')
          .values({ id, sub, webp_base64: made.toString('base64') })
          .execute();
        await accounts.change(trx, sub, { avatar: 'upload', avatar_id: id }, now());
      });
      return true;
    },
    takeGravatar: (sub) =>
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
      const made = found && (await redraw(found));
      return made && new Uint8Array(made);
    },
  };
}

async function redraw(bytes: Uint8Array): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'].includes(format ?? '')) return undefined;
    return await picture.rotate().resize(pixels, pixels, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    return undefined;
  }
}

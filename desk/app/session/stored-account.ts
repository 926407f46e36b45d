import type { Me } from '#content/calls/members.ts';
import { deleteCopies } from '../story/browser-copies.ts';
import { copyMilliseconds } from '../story/story-copies.ts';

const key = 'neutron-desk-account';

interface Stored {
  me: Me;
  at: number;
}

function read(): Stored | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers who is signed in, for screens that open without a connection. Another account gets nothing of the one before. */
export function storeAccount(me: Me): void {
  if (read() && read()?.me.sub !== me.sub) void forgetAccount();
  try {
    localStorage.setItem(key, JSON.stringify({ me, at: Date.now() } satisfies Stored));
  } catch {
    // Without storage every screen needs a connection.
  }
}

/** Who was signed in when the server last answered. */
export function storedAccount(): Me | undefined {
  const stored = read();
  return stored && Date.now() - stored.at < copyMilliseconds ? stored.me : undefined;
}

/** The session has ended: nothing of it opens without a connection from now on. */
export async function forgetAccount(): Promise<void> {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored then.
  }
  await deleteCopies().catch(() => undefined);
}

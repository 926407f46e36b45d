import type { BotChallenge } from '#content/entities/bot-challenge.ts';

type Work = Extract<BotChallenge, { kind: 'altcha' }>;

/** So many at once: the browser hashes off the main thread, and the page stays quick in between. */
const batch = 250;

/**
 * Finds the number with the requested digest, in the server's format. Undefined when none is found: browsers have no
 * `crypto.subtle` without a secure connection.
 */
export async function proveWork(work: Work, signal: AbortSignal): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return undefined;
  const wanted = bytesOf(work.challenge);
  const encoder = new TextEncoder();
  const isAnswer = async (number: number) => {
    const digest = await subtle.digest('SHA-256', encoder.encode(`${work.salt}${number}`));
    return isSame(new Uint8Array(digest), wanted);
  };
  for (let first = 0; first <= work.maxnumber; first += batch) {
    if (signal.aborted) return undefined;
    const found = await Promise.all(Array.from({ length: batch }, (_, step) => isAnswer(first + step)));
    const step = found.indexOf(true);
    if (step >= 0) {
      const { algorithm, challenge, salt, signature } = work;
      return btoa(JSON.stringify({ algorithm, challenge, number: first + step, salt, signature }));
    }
  }
  return undefined;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

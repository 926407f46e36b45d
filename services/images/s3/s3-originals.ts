import { createHash } from 'node:crypto';
import type { DiskCache } from '../disk-cache.ts';
import { PictureError } from '../image-error.ts';
import { imageLimits } from '../image-limits.ts';
import type { Original, OriginalStore } from '../originals.ts';
import { createS3Client, type S3Place } from './s3-client.ts';

export interface S3Options extends S3Place {
  /** Originals that were fetched: the next size is made without asking again. */
  copies: DiskCache;
}

interface Known {
  /** `undefined`: there is no such original. */
  facts: { bytes: number; tag: string } | undefined;
  until: number;
}

/** How soon a replaced original is noticed; a new one is noticed after the shorter time. */
const knownMilliseconds = 300_000;
const missingMilliseconds = 30_000;
const mostKnown = 20_000;

/** Originals in a bucket of an S3-compatible object store. */
export function createS3Originals(options: S3Options): OriginalStore {
  const { copies, now = () => new Date() } = options;
  const client = createS3Client(options);
  const known = new Map<string, Known>();

  async function send(method: 'GET' | 'HEAD', url: URL, headers: Record<string, string> = {}) {
    try {
      const answer = await client.send(url, {
        method,
        headers,
        // The content length of a HEAD response announces no body.
        maxBytes: method === 'HEAD' ? Number.MAX_SAFE_INTEGER : imageLimits.bytes,
      });
      // Replaced since we looked: the next reader finds the new one.
      if (answer.status === 412) known.delete(url.pathname);
      // Errors about our keys are logged and not shown to readers.
      if (answer.status >= 300 && answer.status !== 404) {
        answer.discard();
        throw new PictureError('ORIGINALS_AWAY', `the bucket answered ${answer.status} to ${method}`);
      }
      return answer;
    } catch (cause) {
      if (cause instanceof PictureError) throw cause;
      throw new PictureError('ORIGINALS_AWAY', 'the bucket does not answer', { cause });
    }
  }

  async function look(url: URL): Promise<Known['facts']> {
    const answer = await send('HEAD', url);
    answer.discard();
    if (answer.status === 404) return undefined;
    return { bytes: Number(answer.headers['content-length'] ?? 0), tag: answer.headers.etag ?? '' };
  }

  async function factsOf(url: URL): Promise<Known['facts']> {
    const at = now().getTime();
    const before = known.get(url.pathname);
    if (before && before.until > at) return before.facts;
    try {
      const facts = await look(url);
      if (known.size >= mostKnown) known.clear();
      known.set(url.pathname, { facts, until: at + (facts ? knownMilliseconds : missingMilliseconds) });
      return facts;
    } catch (error) {
      // While the bucket is unavailable its last answer is used, so that finished pictures are still served.
      if (before?.facts) return before.facts;
      throw error;
    }
  }

  async function read(url: URL, tag: string): Promise<Buffer> {
    const key = createHash('sha256').update(`original\n${url.href}\n${tag}`).digest('hex');
    const copy = await copies.get(key);
    if (copy) return copy;
    const answer = await send('GET', url, tag ? { 'if-match': tag } : {});
    if (answer.status === 404) {
      answer.discard();
      throw new PictureError('UNUSABLE_IMAGE', 'the original is gone');
    }
    const bytes = await answer.bytes().catch((cause: unknown) => {
      throw new PictureError('ORIGINALS_AWAY', 'the original broke off', { cause });
    });
    await copies.put(key, bytes).catch(() => undefined);
    return bytes;
  }

  return {
    async find(segments): Promise<Original | undefined> {
      const url = client.addressOf(segments);
      const facts = await factsOf(url);
      return facts && { bytes: facts.bytes, version: facts.tag, read: () => read(url, facts.tag) };
    },
  };
}

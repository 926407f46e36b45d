import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkedAddresses, linkedByStyles, needsServer } from './linked-addresses.ts';
import { filesFolder, indexFile, type MirrorIndex } from './mirror-index.ts';
import { plainDocument } from './plain-document.ts';

interface WriteMirrorOptions {
  folder: string;
  /** The origin in the pages' canonical URLs. */
  origin: string;
  /** Requests the running site; redirects are not followed. */
  get(address: string): Promise<Response>;
  now(): Date;
  onProgress?(count: number): void;
}

interface WrittenMirror {
  count: number;
  /** Linked URLs that failed, with their status. */
  missed: { address: string; status: number }[];
}

const atOnce = 4;
const nowhere = '/a-page-that-is-not-in-this-copy/';

/**
 * Copies the site for use without a server: every page of the sitemaps, every page they link, and their assets.
 * The index is written last and atomically: a copy with an index is complete.
 */
export async function writeMirror(options: WriteMirrorOptions): Promise<WrittenMirror> {
  const { folder, origin, get, now } = options;
  const entries: MirrorIndex['entries'] = {};
  const missed: WrittenMirror['missed'] = [];
  const seen = new Set<string>();
  const waiting: string[] = [];
  const date = now().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await mkdir(join(folder, filesFolder), { recursive: true });

  const want = (address: string) => {
    const { pathname, search } = new URL(address, origin);
    const key = pathname + search;
    if (seen.has(key) || needsServer(pathname)) return;
    seen.add(key);
    waiting.push(key);
  };

  async function keep(bytes: Uint8Array): Promise<string> {
    const file = createHash('sha256').update(bytes).digest('base64url');
    await writeFile(join(folder, filesFolder, file), bytes);
    return file;
  }

  async function keepText(type: string, text: string, address: string): Promise<string> {
    if (!type.startsWith('text/html')) {
      if (type.startsWith('text/css')) for (const found of linkedByStyles(text, origin, address)) want(found);
      if (/\bxml\b/.test(type)) for (const found of locations(text)) want(found);
      return keep(Buffer.from(text));
    }
    const { pages, files } = linkedAddresses(text, origin);
    for (const found of [...pages, ...files]) want(found);
    return keep(Buffer.from(plainDocument(text, date)));
  }

  async function take(address: string): Promise<void> {
    const response = await get(address);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      const target = new URL(location, new URL(address, origin));
      if (target.origin === origin) want(target.href);
      entries[address] = { location };
      return;
    }
    if (response.status !== 200) {
      missed.push({ address, status: response.status });
      return;
    }
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const isText = /^text\/(?:html|css)|\bxml\b/.test(type);
    const file = isText
      ? await keepText(type, await response.text(), address)
      : await keep(await response.bytes());
    entries[address] = { file, type };
    options.onProgress?.(Object.keys(entries).length);
  }

  for (const address of ['/', '/sitemaps/', '/robots.txt', '/favicon.ico']) want(address);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(take));
  const notFound = await keepText('text/html', await (await get(nowhere)).text(), nowhere);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(take));

  const index: MirrorIndex = { madeAt: now().toISOString(), entries, notFound };
  const written = join(folder, `${indexFile}.new`);
  await writeFile(written, JSON.stringify(index));
  await rename(written, join(folder, indexFile));
  return { count: Object.keys(entries).length, missed };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]{1,2048})<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
}

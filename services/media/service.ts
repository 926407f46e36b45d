import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileEnding, fileTypes, importedFileName } from '#content/rules/imports/file-types.ts';
import { byteRange, holdsSameFile } from '#platform/byte-range.ts';
import type { NodeContext, NodeEndpoint, Service } from '../service.ts';

/** Only these types are served; other files in the folder are working files of the encoder. */
const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
};

interface MediaFile {
  path: string;
  type: string;
}
interface Measured {
  size: number;
  tag: string;
}

/** A day. A video encoded again has another tag; `If-Range` protects a reader in the middle of the old one. */
const cacheControl = 'public, max-age=86400';

/** The paths of this service; media files are named relative to it. */
const mediaPath = '/media/';

/**
 * Serves videos, by byte range as players request them. The file names are read at start, so a path that is not in the
 * list does not exist and no path can traverse folders; only files of imports are looked for by their names. Files are streamed from disk in small pieces: neither a large
 * video nor a slow reader fills the memory.
 */
export function createMedia(deps: {
  directory: string;
  /** Sent with every file. */
  headers: Readonly<Record<string, string>>;
}): Service {
  const files = listFiles(deps.directory);
  const known = new Map<string, Promise<Measured>>();

  function measuredOf({ path }: MediaFile): Promise<Measured> {
    const measuring = known.get(path) ?? measure(path);
    known.set(path, measuring);
    measuring.catch(() => known.delete(path));
    return measuring;
  }

  const handler: NodeEndpoint['handler'] = async (context, sendError) => {
    const { req, res, target } = context;
    const file = files.get(target.path) ?? (await importedFile(deps.directory, target.path));
    if (!file) return sendError(context, 'not_found');
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const { size, tag } = await measuredOf(file);
    const headers: Record<string, string> = {
      ...deps.headers,
      'accept-ranges': 'bytes',
      'cache-control': cacheControl,
      etag: tag,
      'x-request-id': context.requestId,
    };
    if (req.headers['if-none-match']?.includes(tag)) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    const requested = holdsSameFile(one(req.headers['if-range']), tag) ? req.headers.range : undefined;
    const range = byteRange(requested, size);
    if (range.kind === 'impossible') {
      res.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' });
      res.end();
      return;
    }
    const { first, last } = range.kind === 'part' ? range : { first: 0, last: size - 1 };
    headers['content-type'] = file.type;
    // A browser shows these; every other document is saved.
    if (!/^(?:audio|video)\/|pdf$|vtt|mpegurl/.test(file.type)) headers['content-disposition'] = 'attachment';
    headers['content-length'] = String(last - first + 1);
    if (range.kind === 'part') headers['content-range'] = `bytes ${first}-${last}/${size}`;
    res.writeHead(range.kind === 'part' ? 206 : 200, headers);
    if (req.method === 'HEAD' || size === 0) res.end();
    else await stream(file.path, first, last, context);
  };
  return { name: 'media', routes: [{ path: `${mediaPath}*`, handler }] };
}

/** Files of an import may come while the server runs: their names are digests, so a path is enough to find one. */
async function importedFile(directory: string, path: string): Promise<MediaFile | undefined> {
  const name = path.slice(mediaPath.length);
  const type = fileTypes[fileEnding(name) ?? ''];
  if (!type || !importedFileName.test(name)) return undefined;
  const file = join(directory, name);
  return (await stat(file).catch(() => undefined))?.isFile() ? { path: file, type } : undefined;
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

async function stream(path: string, start: number, end: number, { res }: NodeContext): Promise<void> {
  try {
    await pipeline(createReadStream(path, { start, end }), res);
  } catch (error) {
    // Players leave in the middle all the time: that is how they seek.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
  }
}

/** The tag is made of the bytes, so that every server has the same tag for the same video. */
async function measure(path: string): Promise<Measured> {
  const hash = createHash('sha256');
  const [{ size }] = await Promise.all([stat(path), pipeline(createReadStream(path), hash)]);
  return { size, tag: `"${hash.digest('base64url').slice(0, 20)}"` };
}

function listFiles(directory: string): Map<string, MediaFile> {
  // A publication without clips has no such folder.
  if (!existsSync(directory)) return new Map();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const type = types[extname(entry.name)];
    const name = relative(directory, path).split(sep).join('/');
    // Files of imports come and go while the server runs.
    const isListed = entry.isFile() && !importedFileName.test(name);
    return isListed && type ? [[`${mediaPath}${name}`, { path, type }] as const] : [];
  });
  return new Map(entries);
}

import { mediaTypeOf } from './image-type.ts';

/** A finished answer, its headers flat as `writeHead` takes them: it may be written a thousand times a second. */
export interface PictureAnswer {
  status: number;
  head: readonly string[];
  /** The headers of a 304: without those that describe the bytes. */
  heldHead: readonly string[];
  body: Buffer | undefined;
  tag: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** Pictures are shown by feed readers and other people's pages too, and never do anything. */
const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
};

export function picture(status: number, body: Buffer, headers: Headers): PictureAnswer {
  const held = { ...headers, ...always };
  const type = mediaTypeOf(body) ?? 'application/octet-stream';
  const whole: Headers = {
    ...held,
    'content-type': type,
    'content-length': String(body.length),
    // Players request a video in parts.
    ...(type === 'video/mp4' ? { 'accept-ranges': 'bytes' } : {}),
  };
  return {
    status,
    head: Object.entries(whole).flat(),
    heldHead: Object.entries(held).flat(),
    body,
    tag: headers.etag,
  };
}

export function errorAnswer(status: number, message: string, headers: Headers): PictureAnswer {
  const body = Buffer.from(`${message}\n`);
  const whole = {
    ...headers,
    ...always,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(body.length),
  };
  return { status, head: Object.entries(whole).flat(), heldHead: [], body, tag: undefined };
}

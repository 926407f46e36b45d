import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface UnsignedRequest {
  method: 'GET' | 'HEAD' | 'PUT';
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Headers that prove who asks, as AWS Signature Version 4 has them: a hash chain of the secret over day, region and
 * service signs a text made of the request, with a hash of what it carries.
 */
export function signRequest(
  request: UnsignedRequest,
  keys: S3Keys,
  region: string,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const contentHash = sha256(request.body ?? '');
  const own = { ...request.headers, 'x-amz-content-sha256': contentHash, 'x-amz-date': moment };
  const signed = Object.entries({ ...own, host: request.url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    contentHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = hmac(key, text).toString('hex');
  const credential = `${keys.accessKeyId}/${scope}`;
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  };
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
}

/** Percent-encoding as AWS wants it: everything but letters, digits and `-._~`. */
export function strict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

interface UnsignedRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

/** The request's headers with those of AWS Signature Version 4. */
export async function signRequest(
  request: UnsignedRequest,
  keys: S3Keys,
  region: string,
  now: Date,
): Promise<Record<string, string>> {
  // Without this header the signer leaves the body unsigned.
  const contentHash = createHash('sha256')
    .update(request.body ?? '')
    .digest('hex');
  const { headers } = await new AwsV4Signer({
    ...keys,
    region,
    service: 's3',
    method: request.method,
    url: request.url.href,
    headers: { ...request.headers, 'x-amz-content-sha256': contentHash },
    datetime: now.toISOString().replace(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign();
  return Object.fromEntries(headers);
}

/** Percent-encoding as AWS wants it: everything but letters, digits and `-._~`. */
export function strict(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

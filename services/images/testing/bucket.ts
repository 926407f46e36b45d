import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const bucketKeys = { accessKeyId: 'KEYFORTESTS', secretAccessKey: 'a-secret-for-tests' };

export interface TestBucket {
  endpoint: string;
  /** By path, `/bucket/name`. */
  objects: Map<string, { bytes: Buffer; tag: string }>;
  /** The requests received: `GET /bucket/name`. */
  requests: string[];
  /** Whether every request gets a 500. */
  isAway: boolean;
  close(): void;
}

/** A bucket that speaks S3 as far as we ask, checks every signature, and lists at most two names at once. */
export async function openTestBucket(): Promise<TestBucket> {
  const server = createServer((req, res) => void answer(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bucket: TestBucket = {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    requests: [],
    isAway: false,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url = '' } = req;
    bucket.requests.push(`${method} ${url}`);
    const pieces: Buffer[] = [];
    for await (const piece of req) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    if (bucket.isAway) return void res.writeHead(500).end();
    const signature = /Signature=(\w+)$/.exec(req.headers.authorization ?? '')?.[1];
    const isSigned = signature === expectedSignature(method, url, req.headers);
    const isWhole = req.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
    if (!isSigned || !isWhole) return void res.writeHead(403).end();
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    if (searchParams.get('list-type') === '2')
      return void res.writeHead(200).end(listing(pathname, searchParams));
    const name = decodeURIComponent(pathname);
    if (method === 'DELETE') {
      bucket.objects.delete(name);
      return void res.writeHead(204).end();
    }
    if (method === 'PUT') {
      bucket.objects.set(name, { bytes: body, tag: `"${bucket.objects.size}"` });
      return void res.writeHead(200).end();
    }
    const found = bucket.objects.get(name);
    if (!found) return void res.writeHead(404).end();
    if (method === 'HEAD' && url.endsWith('heavy.jpg'))
      return void res.writeHead(200, { etag: found.tag, 'content-length': 21 * 1024 * 1024 }).end();
    if (![undefined, found.tag].includes(req.headers['if-match'])) return void res.writeHead(412).end();
    res.writeHead(200, { etag: found.tag, 'content-length': found.bytes.length });
    res.end(method === 'HEAD' ? undefined : found.bytes);
  }

  function listing(path: string, query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const under = `${path.replace(/\/$/, '')}/`;
    const names = [...bucket.objects.keys()]
      .filter((name) => name.startsWith(`${under}${prefix}`))
      .map((name) => name.slice(under.length))
      .sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const contents = names.slice(start, start + 2).map((name) => {
      const size = name.endsWith('heavy.jpg')
        ? 21 * 1024 * 1024
        : bucket.objects.get(`${under}${name}`)?.bytes.length;
      const key = encodeURIComponent(name).replaceAll('%20', '+');
      return `<Contents><Key>${key}</Key><ETag>&quot;x&quot;</ETag><Size>${size}</Size></Contents>`;
    });
    const isTruncated = start + 2 < names.length;
    const next = isTruncated ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${prefix}</Prefix>
<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }
  return bucket;
}

/** What the store itself would sign for this request, computed from the bytes on the wire, without our own code. */
function expectedSignature(method: string, target: string, headers: NodeJS.Dict<string | string[]>): string {
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(String(headers.authorization)) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const [path = '', query = ''] = target.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const params = query.split('&').sort().join('&');
  const canonical = `${method}\n${path}\n${params}\n${lines.join('')}\n${names}\n${String(headers['x-amz-content-sha256'])}`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  let key: string | Buffer = `AWS4${bucketKeys.secretAccessKey}`;
  for (const part of [day, region, service, end]) key = createHmac('sha256', key).update(part).digest();
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${hash}`;
  return createHmac('sha256', key).update(text).digest('hex');
}

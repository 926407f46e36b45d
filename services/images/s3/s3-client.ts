import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { OutboundAnswer } from '#platform/outbound/outbound-response.ts';
import { type S3Keys, signRequest, strict } from './sign-request.ts';

/** The address of a bucket and the keys for it. */
export interface S3Place {
  /** `https://s3.eu-central-1.example` or `http://minio:9000`; the bucket follows in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** In front of every name, without slashes at its ends. */
  prefix?: string;
  keys: S3Keys;
  outbound: OutboundClient;
  now?(): Date;
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Uint8Array;
  maxBytes: number;
  timeoutMilliseconds?: number;
}

interface S3Client {
  addressOf(segments: readonly string[]): URL;
  /** The bucket itself, with a question about it. */
  bucketWith(query: Readonly<Record<string, string>>): URL;
  send(url: URL, request: S3Request): Promise<OutboundAnswer>;
}

/** Requests to one bucket, each signed. */
export function createS3Client(place: S3Place): S3Client {
  const { region, bucket, prefix, keys, outbound, now = () => new Date() } = place;
  const endpoint = place.endpoint.replace(/\/$/, '');
  return {
    addressOf(segments) {
      const path = [bucket, ...(prefix ? prefix.split('/') : []), ...segments].map(strict).join('/');
      return new URL(`${endpoint}/${path}`);
    },
    bucketWith(query) {
      const params = Object.entries(query).map(([name, value]) => `${strict(name)}=${strict(value)}`);
      return new URL(`${endpoint}/${strict(bucket)}?${params.join('&')}`);
    },
    async send(url, { method, headers = {}, body, maxBytes, timeoutMilliseconds }) {
      const signed = await signRequest(
        { method, url, headers, ...(body ? { body } : {}) },
        keys,
        region,
        now(),
      );
      return outbound.request(url.href, {
        method,
        headers: signed,
        ...(body ? { body } : {}),
        maxBytes,
        ...(timeoutMilliseconds ? { timeoutMilliseconds } : {}),
      });
    },
  };
}

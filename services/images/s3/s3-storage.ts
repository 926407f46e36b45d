import { imageLimits } from '../image-limits.ts';
import { isStorageName, type OriginalStorage } from '../storage.ts';
import { readListing } from './read-listing.ts';
import { createS3Client, type S3Place } from './s3-client.ts';

/** For a picture of 20 MB on a slow connection; only commands wait for it. */
const timeoutMilliseconds = 120_000;
const listingBytes = 8 * 1024 * 1024;

/** Everything a bucket holds below its prefix, to be carried from or to it. */
export function createS3Storage(options: S3Place): OriginalStorage {
  const client = createS3Client(options);
  const prefix = options.prefix ? `${options.prefix}/` : '';
  const addressOf = (name: string) => client.addressOf(name.split('/'));
  const failure = (status: number, what: string) =>
    new Error(`the bucket ${options.bucket} answered ${status} to ${what}`);

  return {
    place: `the bucket ${options.bucket}`,
    async *entries() {
      for (let token = ''; ; ) {
        const url = client.bucketWith({
          'list-type': '2',
          'encoding-type': 'url',
          prefix,
          ...(token ? { 'continuation-token': token } : {}),
        });
        const answer = await client.send(url, { method: 'GET', maxBytes: listingBytes, timeoutMilliseconds });
        if (answer.status !== 200) {
          answer.discard();
          throw failure(answer.status, 'listing its objects');
        }
        const { objects, next } = readListing(await answer.text());
        // Names that end in a slash are folders some tools write; they hold nothing.
        for (const { key, bytes } of objects)
          if (key.startsWith(prefix) && !key.endsWith('/')) yield { name: key.slice(prefix.length), bytes };
        if (!next) return;
        token = next;
      }
    },
    async has(name) {
      const answer = await client.send(addressOf(name), {
        method: 'HEAD',
        maxBytes: Number.MAX_SAFE_INTEGER,
      });
      answer.discard();
      if (answer.status !== 200 && answer.status !== 404)
        throw failure(answer.status, `the question for ${name}`);
      return answer.status === 200;
    },
    async get(name) {
      const answer = await client.send(addressOf(name), {
        method: 'GET',
        maxBytes: imageLimits.bytes,
        timeoutMilliseconds,
      });
      if (answer.status !== 200) {
        answer.discard();
        throw failure(answer.status, `the question for ${name}`);
      }
      return answer.bytes();
    },
    async put(name, bytes) {
      if (!isStorageName(name)) throw new Error(`${name} cannot be the name of an original`);
      const answer = await client.send(addressOf(name), {
        method: 'PUT',
        body: bytes,
        maxBytes: listingBytes,
        timeoutMilliseconds,
      });
      answer.discard();
      if (answer.status !== 200) throw failure(answer.status, `${name}, which was to be kept`);
    },
    async remove(name) {
      if (!isStorageName(name)) throw new Error(`${name} cannot be the name of an original`);
      const answer = await client.send(addressOf(name), {
        method: 'DELETE',
        maxBytes: listingBytes,
        timeoutMilliseconds,
      });
      answer.discard();
      if (![200, 204, 404].includes(answer.status)) throw failure(answer.status, `the removal of ${name}`);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { signRequest, strict } from './sign-request.ts';

/** The examples of the page "Signature Calculations for the Authorization Header" of AWS's documentation of S3. */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00.000Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';

describe('requests to an object store', () => {
  it.each([
    [
      '/test.txt',
      { Range: 'bytes=0-9' },
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      '/?lifecycle',
      {},
      'host;x-amz-content-sha256;x-amz-date',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      '/?max-keys=2&prefix=J',
      {},
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('IM-24 are signed as AWS publishes: %s', async (path, headers, names, signature) => {
    const signed = await signRequest(
      { method: 'GET', url: new URL(`${bucket}${path}`), headers: headers as Record<string, string> },
      keys,
      'us-east-1',
      now,
    );
    expect(signed.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        `SignedHeaders=${names}, Signature=${signature}`,
    );
    expect(signed['x-amz-date']).toBe('20130524T000000Z');
  });

  it('IM-24 spell odd names as the store does', () => {
    expect(strict("a b(1)*'ü!~.jpg")).toBe('a%20b%281%29%2A%27%C3%BC%21~.jpg');
  });
});

import { expect, it } from 'vitest';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { internalKey, internalKeyHeader } from '../edge/rate-limit/internal-key.ts';
import { createPageFetcher } from './fetch-page.ts';

const secrets = { previewSecret: 'a-preview-secret-for-tests' };

async function requestOf(path: string) {
  const requests: [string, unknown][] = [];
  const request = async (address: string, { headers }: { headers?: unknown } = {}) => {
    requests.push([address, headers]);
    return { status: 200, text: async () => 'page' };
  };
  const outbound = { request } as unknown as OutboundClient;
  const fetchPage = createPageFetcher({ outbound, siteUrl: new URL('https://wavelength.example'), secrets });
  expect(await (await fetchPage(path)).text()).toBe('page');
  return requests;
}

it('a page of a site in another process is requested with the internal key', async () => {
  const headers = { [internalKeyHeader]: internalKey(secrets) };
  expect(await requestOf('/article/a/')).toEqual([['https://wavelength.example/article/a/', headers]]);
});

it('the internal key is sent to no other host', async () => {
  expect(await requestOf('//other.example/a/')).toEqual([['https://other.example/a/', undefined]]);
});

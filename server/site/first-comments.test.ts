import { afterEach, expect, it, vi } from 'vitest';
import type { FirstComments } from '#content/entities/discussion.ts';
import { chooseFirstComments } from './first-comments.ts';

const first: FirstComments = {
  key: 'discussion-abc',
  thread: { identifier: 'story 1', count: 0, isClosed: false, sort: 'best', comments: [], next: null },
};
const site = (scriptUrl: string) => ({
  publication: { discussion: { scriptUrl, countUrl: '/comments/count.js', shortname: 'x', apiKey: 'x' } },
  servicesUrl: 'http://api.example',
  key: 'internal-key',
});
const ours = site('/comments/embed.js');

afterEach(() => vi.unstubAllGlobals());

it('CM-01 in one process the service is called', async () => {
  const firstComments = chooseFirstComments({ ...ours, discussion: { firstPage: async () => first } });
  expect(await firstComments?.('story 1')).toBe(first);
});

it('CM-01 on another machine it is called by HTTP, with the internal key', async () => {
  const fetched = vi.fn(async (..._: unknown[]) => Response.json({ data: first }));
  vi.stubGlobal('fetch', fetched);
  const firstComments = chooseFirstComments({ ...ours, discussion: undefined });
  expect(await firstComments?.('story 1')).toEqual(first);
  const [url, init] = fetched.mock.calls[0] as [URL, RequestInit];
  expect(url.href).toBe('http://api.example/comments/api/first?identifier=story+1');
  expect(new Headers(init.headers).get('x-neutron-internal')).toBe('internal-key');
  fetched.mockImplementation(async () => new Response(null, { status: 503 }));
  await expect(firstComments?.('story 1')).rejects.toThrow(/503/);
});

it('CM-01 with comments of another company there is no call', () => {
  const elsewhere = site('https://wavelength.disqus.com/embed.js');
  expect(chooseFirstComments({ ...elsewhere, discussion: { firstPage: async () => first } })).toBeUndefined();
});

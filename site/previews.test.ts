import { describe, expect, it } from 'vitest';
import { testSite } from './test/test-site.ts';

describe('previews and overrides', () => {
  const token = 'a-good-token';

  it('RM-27 RM-28 a signed token is sent to the API as a header, and the page is never stored', async () => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${token}`);
    expect(api.requests[0]?.headers.get('x-preview')).toBe(token);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('surrogate-key')).toBeNull();
    expect(await response.text()).toContain('content="noindex"');
  });

  it.each([
    ['made up', '1'],
    ['empty', ''],
  ])('RM-27 a %s token does not reach the API', async (_kind, forged) => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${forged}`);
    expect(response.status).toBe(200);
    expect(api.requests[0]?.headers.has('x-preview')).toBe(false);
  });

  it('FF-01 a page with overridden flags is never stored', async () => {
    const { get } = testSite();
    const response = await get('/latest/?featureDisable=all');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
});

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noon, testSite } from './test/test-site.ts';

describe('previews and overrides', () => {
  const token = (expires: Date, secret = 'preview secret') => {
    const text = `${Buffer.from('story-1').toString('base64url')}.${expires.getTime().toString(36)}`;
    return `${text}.${createHmac('sha256', secret).update(`preview:${text}`).digest('base64url')}`;
  };
  const later = new Date(noon.getTime() + 60_000);

  it('RM-27 RM-28 a signed token goes to the API as a header, and the page is never stored', async () => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${token(later)}`);
    expect(api.requests[0]?.headers.get('x-preview')).toBe(token(later));
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('surrogate-key')).toBeNull();
    expect(await response.text()).toContain('content="noindex"');
  });

  it.each([
    ['forged', token(later, 'another secret')],
    ['expired', token(new Date(noon.getTime() - 1))],
    ['made up', '1'],
    ['empty', ''],
  ])('RM-27 a %s token reaches nobody', async (_kind, forged) => {
    const { get, api } = testSite();
    const response = await get(`/article/x/?preview=${forged}`);
    expect(response.status).toBe(200);
    expect(api.requests[0]?.headers.has('x-preview')).toBe(false);
  });

  it('RM-27 without a secret there are no previews', async () => {
    const { get, api } = testSite({ previewSecret: '' });
    await get(`/article/x/?preview=${token(later, '')}`);
    expect(api.requests[0]?.headers.has('x-preview')).toBe(false);
  });

  it('FF-01 a page with overridden flags is never stored', async () => {
    const { get } = testSite();
    const response = await get('/latest/?featureDisable=all');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });
});

import { describe, expect, it } from 'vitest';
import { testSite } from './test/test-site.ts';

describe('the site answers', () => {
  it('RT-07 the front door with its frame, 300 s, and the edition in the API call', async () => {
    const { get, api } = testSite();
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('max-age=300');
    expect(html).toContain('From the header');
    expect(new URL(api.requests[0]?.url ?? '').searchParams.get('edition')).toBe('us');
  });
});

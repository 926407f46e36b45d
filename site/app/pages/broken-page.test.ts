import { expect, it, vi } from 'vitest';
import { testSite } from '#site/test/test-site.ts';

vi.mock('#app/components/views/page-body/page-body.tsx', () => ({
  PageBody: () => {
    throw new Error('a view broke');
  },
}));

it('ER-25 ER-21 a page that fails to render becomes the error page', async () => {
  const { get, lines } = testSite();
  const response = await get('/latest/');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(html).toContain('<main');
  expect(html).not.toContain('a view broke');
  expect(lines).toContainEqual(expect.objectContaining({ level: 'error', message: 'a view broke' }));
});

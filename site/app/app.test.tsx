import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testSite } from '#site/test/test-site.ts';
import { App } from './app.tsx';
import './hold-screen-error.ts';

vi.mock('./components/navigation/error-page/error-page.tsx', () => ({
  ErrorPage: () => {
    throw new Error('even this broke');
  },
}));

describe('an error page that fails', () => {
  it('ER-20 is the plainest of pages, with a way home', async () => {
    const { get, lines } = testSite();
    const response = await get('/nowhere/');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain('even this broke');
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  it('ER-20 an error during rendering reaches the caller', () => {
    expect(() =>
      renderToString(<App pageState={{ shell: { year: 2026 }, error: { status: 404 } }} />),
    ).toThrow();
  });
});

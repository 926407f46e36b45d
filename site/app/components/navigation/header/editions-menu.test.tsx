import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Header } from './header.tsx';

vi.mock('#config/public.ts', async (original) => {
  const { publicSettings } = await original<typeof import('#config/public.ts')>();
  return { publicSettings: { ...publicSettings, externalEditions: [] } };
});

it('HD-05 a publication of one edition has no menu of editions', () => {
  const html = renderToStaticMarkup(<Header />);
  expect(html).toContain('site-menu');
  expect(html).not.toMatch(/edition|United States/i);
});

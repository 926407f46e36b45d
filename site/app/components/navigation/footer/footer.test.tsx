import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandOf, holdBrand } from '#app/brand/current-brand.ts';
import { publication } from '#config';
import type { FooterColumn } from '#content/entities/footer-link-schema.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { componentOf } from '../../fixture/components.ts';
import { Footer, orderColumns } from './footer.tsx';

holdBrand(brandOf(defaultSettings(publication)));
const html = renderToStaticMarkup(<Footer year={2026} />);
const column = (name: string) =>
  html
    .slice(html.indexOf(`data-column="${name}"`))
    .split('</ul>')[0]
    ?.match(/<a[^>]*>[^<]+/g) ?? [];
const words = (name: string) => column(name).map((link) => link.replace(/<a[^>]*>/, ''));
const hrefs = (name: string) => column(name).map((link) => /href="([^"]+)"/.exec(link)?.[1]);

describe('Footer', () => {
  it('FT-01 EN-53 has three columns with their own names and rejects any other', () => {
    expect([...html.matchAll(/data-column="(\w+)"/g)].map((match) => match[1])).toEqual([
      'alpha',
      'beta',
      'charlie',
    ]);
    const delta = { name: 'delta', titleKey: 'x', links: [] } as unknown as FooterColumn;
    expect(() => orderColumns([delta])).toThrow('Footer column "delta" is none of alpha, beta, charlie');
  });

  it('FT-02 leads to topics, galleries, videos and the California page', () => {
    expect(hrefs('alpha')).toEqual([
      '/topic/',
      '/pictures/',
      '/video/',
      '/do-not-sell-or-share-my-personal-information/',
    ]);
  });

  it('FT-03 leads to about, the team, the sitemap and reprints', () => {
    expect(hrefs('beta')).toEqual(['/about/', '/meet-the-team/', '/sitemap/', '/reprints/']);
  });

  it('links the sitemaps that programs read', () => {
    expect(html).toContain('href="/sitemaps/"');
  });

  it('FT-04 shows no user menu to an anonymous reader', () => {
    expect(words('charlie')).toEqual(['Newsletters', 'Licensing', 'Accessibility']);
  });

  it('FT-05 links the six social profiles', () => {
    for (const { url } of publication.social) expect(html).toContain(`href="${url}"`);
    expect(publication.social.map(({ name }) => name)).toEqual([
      'facebook',
      'twitter',
      'linkedin',
      'youtube',
      'instagram',
      'tiktok',
    ]);
  });

  it('FT-06 shows the copyright line', () => {
    expect(html).toContain('© 2026 Wavelength. All rights reserved.');
  });

  it('FT-07 shows the health-data link only when it is switched on', () => {
    const last = html.slice(html.indexOf('All rights reserved'));
    for (const text of ['Privacy Policy', 'Cookie Settings', 'Advertise', 'Terms of Use'])
      expect(last).toContain(text);
    expect(last).not.toContain('Health Data');
    expect(renderToStaticMarkup(<Footer year={2026} hasHealthLink />)).toContain(
      'Consumer Health Data Privacy',
    );
  });

  it('FT-08 has one background picture for small screens and another for wide ones', () => {
    expect(html).toContain('data-strip="footer"');
    const css = readFileSync('theme.css', 'utf8');
    const [small = '', wide = ''] = css.slice(css.indexOf('data-strip="footer"')).split('@media');
    expect(small).toContain('strip-footer.webp');
    expect(wide).toContain('strip-all.webp');
  });

  it('CP-03 shows the text of the composed footer', () => {
    const line = componentOf('Text', { data: { id: 'line', content: '<p>Made with care.</p>' } });
    expect(renderToStaticMarkup(<Footer area={{ components: [line] }} year={2026} />)).toContain(
      'Made with care.',
    );
  });
});

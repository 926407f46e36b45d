import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { webManifest } from './web-manifest.ts';

describe('files with names the web agreed on', () => {
  it('SEO-01 robots may read pages and nothing else', () => {
    expect(robots()).toMatch(/^Disallow: \/api\/$/m);
    expect(robots()).toMatch(/^Allow: \/$/m);
  });

  it('says where to report a weakness, and never goes out of date', () => {
    const text = securityTxt({
      contact: 'mailto:security@wavelength.example',
      policy: '/about/',
      origin: 'https://wavelength.example',
      now: new Date('2026-11-15T10:00:00Z'),
    });
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    );
    expect(fields).toEqual({
      Contact: 'mailto:security@wavelength.example',
      Expires: '2027-05-16T23:59:59Z',
      'Preferred-Languages': 'en',
      Canonical: 'https://wavelength.example/.well-known/security.txt',
      Policy: 'https://wavelength.example/about/',
    });
  });

  it('SEO-15 SEO-16 the manifest names the publication, its color and icons of every size', () => {
    const manifest = JSON.parse(webManifest(publication, (name) => `/assets/${name}`));
    expect(manifest).toMatchObject({
      short_name: 'Wavelength',
      lang: 'en',
      theme_color: '#080A12',
      start_url: '/',
    });
    expect(manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes])).toEqual([
      ['/assets/favicon.svg', 'any'],
      ['/assets/favicon-192.png', '192x192'],
      ['/assets/favicon-512.png', '512x512'],
      ['/assets/favicon-512.png', '512x512'],
    ]);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/latest/',
      '/reviews/',
      '/search/',
    ]);
  });
});

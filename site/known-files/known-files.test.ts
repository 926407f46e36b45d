import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { webManifest } from './web-manifest.ts';

describe('files with names the web agreed on', () => {
  const groupsOf = (text: string) => text.trim().split('\n\n');

  it('SEO-01 FD-13 robots may read pages, but neither calls nor searches, and find the sitemaps', () => {
    const text = robotsTxt(publication.robots, 'https://wavelength.example');
    const [everyone = ''] = groupsOf(text);
    expect(everyone).toMatch(/^User-agent: \*$/m);
    expect(everyone).toMatch(/^Disallow: \/api\/$/m);
    expect(everyone).toMatch(/^Disallow: \/search\/$/m);
    expect(everyone).toMatch(/^Allow: \/$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/wavelength\.example\/sitemaps\/$/m);
  });

  it('FD-13 a robot the configuration closes the handler to finds it closed', () => {
    const closed = groupsOf(robotsTxt(publication.robots, 'https://w.example')).find((group) =>
      group.includes('User-agent: CCBot'),
    );
    expect(closed).toMatch(/^Disallow: \/$/m);
    expect(closed).not.toContain('Allow: /');
    // A table that only names some leaves the others what readers have.
    const rules = [{ agents: ['BadBot'], purpose: 'training', may: 'nothing' }] as const;
    expect(groupsOf(robotsTxt(rules, 'https://w.example'))[1]).toMatch(
      /User-agent: \*\n(Disallow: .*\n)+Allow: \/$/,
    );
  });

  it('FD-13 llms.txt names sections, feeds and the Markdown alternates, all with absolute URLs', () => {
    const text = llmsTxt(publication, 'https://wavelength.example');
    expect(text).toMatch(/^# Wavelength\n\n> /);
    expect(text).toContain('](https://wavelength.example/topic/security/)');
    expect(text).toContain('](https://wavelength.example/news/rss.xml)');
    expect(text).toContain('/article/a-story.md');
    expect(text).not.toMatch(/\]\((?!https:\/\/)/);
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
    const manifest = JSON.parse(webManifest(defaultSettings(publication), (name) => `/assets/${name}`));
    expect(manifest).toMatchObject({
      short_name: 'Wavelength',
      lang: 'en',
      theme_color: '#080A12',
      start_url: '/',
    });
    expect(manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes])).toEqual([
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

import type { Settings } from '#content/entities/settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { withSettings } from '#content/publication/with-settings.ts';
import { adsTxt } from './ads-txt.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { webManifest } from './web-manifest.ts';

export interface KnownFile {
  type: string;
  /** Written for every response: some contain the date. */
  text(): string | Promise<string>;
}

/** Files that programs expect at the same path on every site, by path. */
export function knownFiles(options: {
  publication: Publication;
  settings(): Promise<Settings>;
  siteUrl: URL;
  /** The URL of a file of `design/brand` in this build. */
  brandFile(name: string): string;
}): ReadonlyMap<string, KnownFile> {
  const { publication, settings, siteUrl, brandFile } = options;
  const { origin, hostname } = siteUrl;
  const file = (text: KnownFile['text'], type = 'text/plain'): KnownFile => ({ type, text });
  return new Map([
    [
      '/manifest.webmanifest',
      file(async () => webManifest(await settings(), brandFile), 'application/manifest+json'),
    ],
    ['/robots.txt', file(() => robotsTxt(publication.robots, origin))],
    ['/ads.txt', file(() => adsTxt(publication.adServer?.sellers ?? [], hostname))],
    ['/llms.txt', file(async () => llmsTxt(withSettings(publication, await settings()), origin))],
    [
      '/.well-known/security.txt',
      file(() => securityTxt({ ...publication.security, origin, now: new Date() })),
    ],
  ]);
}

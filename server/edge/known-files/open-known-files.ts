import type { Publication } from '#content/publication/schema.ts';
import type { Route } from '../http/request-listener.ts';
import { adsTxt } from './ads-txt.ts';
import { llmsTxt } from './llms-txt.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { createTextHandler } from './text-handler.ts';
import { webManifest } from './web-manifest.ts';

/** Files that programs look for at the same place of every site. */
export function openKnownFiles(options: {
  publication: Publication;
  siteUrl: URL;
  brandFile(name: string): string;
}): Map<string, Route> {
  const { publication, siteUrl, brandFile } = options;
  const { origin, hostname } = siteUrl;
  const file = (make: () => string, type = 'text/plain'): Route => ({
    name: 'file',
    handler: createTextHandler(type, make),
  });
  return new Map([
    ['/manifest.webmanifest', file(() => webManifest(publication, brandFile), 'application/manifest+json')],
    ['/robots.txt', file(() => robotsTxt(publication.robots, origin))],
    ['/ads.txt', file(() => adsTxt(publication.adServer?.sellers ?? [], hostname))],
    ['/llms.txt', file(() => llmsTxt(publication, origin))],
    [
      '/.well-known/security.txt',
      file(() => securityTxt({ ...publication.security, origin, now: new Date() })),
    ],
  ]);
}

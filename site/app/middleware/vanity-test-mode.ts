import type { Vanity } from '#content/entities/vanity.ts';

const to = (slug: string) => [{ edition: 'us', targetType: 'url', target: { slug, availableOn: [] } }];

/** The answers of test mode: the same for every publication, so that every outcome can be tried without entries. */
export function testVanity(path: string): Vanity {
  if (path.includes('/foo')) return { urlType: 'NOT_FOUND', targets: [] };
  if (path.startsWith('/pictures/gifv-test/'))
    return { urlType: 'MASK', enabled: true, targets: to('/pictures/') };
  if (path.startsWith('/feature/about'))
    return { urlType: 'PERMANENT_REDIRECT', enabled: true, targets: to('/about/') };
  return { urlType: 'OK', urlPath: path, targets: [] };
}

import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { testSite } from '#site/test/test-site.ts';

const locales = ['us', 'fr', 'de', 'jp'].map((code) => ({ code, label: code, language: 'en-US' }));

async function requestedEdition(path: string, headers: Record<string, string>) {
  const { get, api } = testSite({ publication: { ...publication, locales } });
  await get(path, { headers });
  return new URL(api.requests[0]?.url ?? '').searchParams.get('edition');
}

describe('the preferred edition', () => {
  it.each([
    ['RM-33', '/', {}, 'us'],
    ['RM-31', '/?edition=fr', {}, 'fr'],
    ['RM-31', '/?preferredEdition=fr', {}, 'fr'],
    ['RM-31 RM-34 RM-35', '/', { cookie: 'preferredEdition=fr' }, 'fr'],
    ['RM-31', '/', { 'cdn-preferred-edition': 'fr' }, 'fr'],
    ['RM-32', '/?edition=fr', { cookie: 'preferredEdition=de', 'cdn-preferred-edition': 'jp' }, 'fr'],
    ['RM-32', '/', { cookie: 'preferredEdition=de', 'cdn-preferred-edition': 'jp' }, 'de'],
    ['RM-30', '/?edition=xx', {}, 'us'],
    ['RM-30 RM-32', '/?edition=xx', { cookie: 'preferredEdition=de' }, 'de'],
    ['AP-03', '/latest/?edition=fr', {}, null],
  ])('%s %s with %o is %s', async (_ids, path, headers, edition) => {
    expect(await requestedEdition(path, headers)).toBe(edition);
  });
});

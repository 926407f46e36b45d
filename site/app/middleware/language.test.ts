import { expect, it } from 'vitest';
import { publication } from '#config';
import { testSite } from '#site/test/test-site.ts';

it('SEO-15 RT-01 the language is that of the first locale', async () => {
  const locales = [{ code: 'fr', label: 'France', language: 'fr-FR' }];
  const { get } = testSite({ publication: { ...publication, locales } });
  const response = await get('/latest/');
  expect(response.headers.get('content-language')).toBe('fr');
  expect(await response.text()).toContain('<html lang="fr">');
});

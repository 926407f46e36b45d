import vm from 'node:vm';
import { expect, it } from 'vitest';
import { publication } from '#config';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { testSite } from '../test/test-site.ts';
import { scriptHash } from './bootstrap.ts';
import { consentDefaultScripts } from './consent-default.ts';

const early: ScriptTag = { tagId: 'x', timing: 'serverRender', innerHTML: 'x()', gdprCategory: 'C0001' };

it('CN-11 a document with inline scripts sets the default of Google consent mode before them', async () => {
  const [text = ''] = consentDefaultScripts([early]);
  const html = await (
    await testSite({ publication: { ...publication, scripts: [early] } }).get('/latest/')
  ).text();
  expect(html).toContain(`<script>${text}</script><script data-hid="x">x()</script>`);
  expect(text).not.toContain('</');
  const window: { dataLayer?: ArrayLike<unknown>[] } = {};
  vm.runInNewContext(text, { window });
  expect(window.dataLayer).toHaveLength(1);
  expect(Array.from(window.dataLayer?.[0] ?? [])).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied' },
  ]);
  // The site's own code finds it there and sets no second one.
  vm.runInNewContext(text, { window });
  expect(window.dataLayer).toHaveLength(1);
});

it('CN-11 the policy has the hash of the default where it is written, and nowhere else', async () => {
  const [text = ''] = consentDefaultScripts([early]);
  const hashes = (scripts: ScriptTag[]) =>
    testSite({ publication: { ...publication, scripts } }).contentSecurity.scriptHashes;
  expect(hashes([early])).toContain(scriptHash(text));
  expect(hashes([...publication.scripts])).not.toContain(scriptHash(text));
  const html = await (await testSite({}).get('/latest/')).text();
  expect(html).not.toContain('wait_for_update');
});

import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publication } from '#config';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { shellSettings } from '#config/shell.ts';
import { serverTexts, textsInScripts } from './server-settings.ts';

const texts = serverTexts(publication, [publicSettings, shellSettings, lazySettings]);

it('settings of the server are known by their texts, without those that pages have too', () => {
  expect(texts).toContain(publication.security.contact);
  expect(texts).toContain(publication.newsletters.postalAddress);
  // It reaches browsers with the page, as staff may change it.
  expect(texts).toContain(publication.brand.description);
  expect(texts).not.toContain(publication.measurement.collectorUrl);
  expect(
    serverTexts({ a: 'a public text.', b: ['a public text.', 'a server text.', 'some ordinary words'] }, [
      { a: 'a public text.' },
    ]),
  ).toEqual(['a server text.']);
});

it('a script that contains a setting of the server is named with the text', () => {
  using made = mkdtempDisposableSync(join(tmpdir(), 'neutron-scripts-'));
  const folder = made.path;
  writeFileSync(join(folder, 'page.js'), `const a = ${JSON.stringify(publicSettings)}`);
  expect(textsInScripts(texts, folder)).toEqual([]);
  writeFileSync(join(folder, 'all.js'), `const a = ${JSON.stringify(publication)}`);
  expect(textsInScripts([publication.security.contact], folder)).toEqual([
    `all.js: ${publication.security.contact}`,
  ]);
});

import { expect, it } from 'vitest';
import { publication } from '#config';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { testSite } from '../test/test-site.ts';
import { scriptHash } from './bootstrap.ts';
import { serverTags, tagHashes } from './server-tags.ts';

const tags: ScriptTag[] = [
  { tagId: 'early', timing: 'serverRender', innerHTML: 'window.early=1', gdprCategory: 'C0001' },
  { tagId: 'late', timing: 'queue', innerHTML: 'window.late=1', gdprCategory: 'C0002' },
  { tagId: 'far', timing: 'queue', src: '/far.js', gdprCategory: 'C0001' },
];

it('EN-70 the server writes the tags that are its own, and no others', () => {
  expect(serverTags(tags)).toEqual({
    head: ['<script data-hid="early">window.early=1</script>'],
    body: [],
    footer: [],
  });
});

it('CN-13 the policy has the hash of every inline tag', () => {
  expect(tagHashes(tags)).toEqual([scriptHash('window.early=1'), scriptHash('window.late=1')]);
});

const early: ScriptTag = { tagId: 'x', timing: 'serverRender', innerHTML: 'x()', gdprCategory: 'C0001' };

it.each(['head', 'body', 'footer'] as const)('EN-71 the server writes a tag into the %s', (location) => {
  expect(serverTags([{ ...early, location }])).toEqual({
    head: [],
    body: [],
    footer: [],
    [location]: ['<script data-hid="x">x()</script>'],
  });
});

it('EN-69 EN-70 the server writes a tag with its attributes, as the browser does', () => {
  const attributes = { type: 'module', 'data-site': '"><b>&', nomodule: true, defer: false };
  expect(serverTags([{ ...early, attributes }]).head).toEqual([
    '<script data-hid="x" type="module" data-site="&quot;&gt;&lt;b&gt;&amp;" nomodule>x()</script>',
  ]);
});

it('EN-71 a document has its tags where they belong: in the head, first in the body, last in it', async () => {
  const places = ['head', 'body', 'footer'] as const;
  const scripts = places.map((location) => ({
    ...early,
    tagId: location,
    innerHTML: `${location}()`,
    location,
  }));
  const html = await (await testSite({ publication: { ...publication, scripts } }).get('/latest/')).text();
  expect(html).toMatch(/<script data-hid="head">head\(\)<\/script>.*<\/head>/s);
  expect(html).toContain('<body><script data-hid="body">body()</script><div id="print-head"');
  expect(html).toMatch(/<script data-hid="footer">footer\(\)<\/script><\/body>/);
});

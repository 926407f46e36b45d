import { expect, it } from 'vitest';
import type { ScriptTag } from '#content/entities/script-tag.ts';
import { scriptHash } from './bootstrap.ts';
import { serverTags, tagHashes } from './server-tags.ts';

const tags: ScriptTag[] = [
  { tagId: 'early', timing: 'serverRender', innerHTML: 'window.early=1', gdprCategory: 'C0001' },
  { tagId: 'late', timing: 'queue', innerHTML: 'window.late=1', gdprCategory: 'C0002' },
  { tagId: 'far', timing: 'queue', src: '/far.js', gdprCategory: 'C0001' },
];

it('EN-70 the server writes the tags that are its own, and no others', () => {
  expect(serverTags(tags)).toEqual(['<script data-hid="early">window.early=1</script>']);
});

it('CN-13 the policy knows every text of a tag by its hash', () => {
  expect(tagHashes(tags)).toEqual([scriptHash('window.early=1'), scriptHash('window.late=1')]);
});

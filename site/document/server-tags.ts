import type { ScriptTag } from '#content/entities/script-tag.ts';
import { scriptHash } from './bootstrap.ts';
import { escapeHtml } from './escape.ts';

type Tags = readonly ScriptTag[];

/** Tags that stand in the document from the start. They are the same for every reader: the start checks that they are C0001. */
export function serverTags(tags: Tags): string[] {
  return tags
    .filter(({ timing }) => timing === 'serverRender')
    .map(({ tagId, innerHTML = '' }) => `<script data-hid="${escapeHtml(tagId)}">${innerHTML}</script>`);
}

/** Hashes of what tags bring as text, for the policy: nothing else written into a page may run. */
export function tagHashes(tags: Tags): string[] {
  return tags.flatMap(({ innerHTML }) => (innerHTML ? [scriptHash(innerHTML)] : []));
}

import type { ScriptLocation } from '#content/entities/script-tag.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { scriptHash } from './bootstrap.ts';
import { escapeHtml } from './escape.ts';

type Tags = readonly ScriptTag[];

/** Tags in the head, and at the beginning and the end of the body. */
export type ServerTags = Readonly<Record<ScriptLocation, readonly string[]>>;

/**
 * Tags that are in the document from the start. They are the same for every reader: start-up checks that they are
 * C0001.
 */
export function serverTags(tags: Tags): ServerTags {
  const own = tags.filter(({ timing }) => timing === 'serverRender');
  const at = (place: ScriptLocation) =>
    own.filter(({ location = 'head' }) => location === place).map(elementOf);
  return { head: at('head'), body: at('body'), footer: at('footer') };
}

/**
 * The policy allows the text by its hash, so it is written unchanged; start-up checks that it cannot close its element.
 */
function elementOf({ tagId, innerHTML = '', attributes = {} }: ScriptTag): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === false ? [] : [value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`],
  );
  return `<script data-hid="${escapeHtml(tagId)}"${written.join('')}>${innerHTML}</script>`;
}

/** Hashes of inline tags for the policy: no other inline script may run. */
export function tagHashes(tags: Tags): string[] {
  return tags.flatMap(({ innerHTML }) => (innerHTML ? [scriptHash(innerHTML)] : []));
}

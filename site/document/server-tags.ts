import type { ScriptLocation, ScriptTag } from '#content/entities/script-tag.ts';
import { scriptHash } from './bootstrap.ts';
import { escapeHtml } from './escape.ts';

type Tags = readonly ScriptTag[];

/** What stands in the head, at the beginning and at the end of the body. */
export type ServerTags = Readonly<Record<ScriptLocation, readonly string[]>>;

/** Tags that stand in the document from the start. They are the same for every reader: the start checks that they are C0001. */
export function serverTags(tags: Tags): ServerTags {
  const own = tags.filter(({ timing }) => timing === 'serverRender');
  const at = (place: ScriptLocation) =>
    own.filter(({ location = 'head' }) => location === place).map(elementOf);
  return { head: at('head'), body: at('body'), footer: at('footer') };
}

/** The text is known to the policy by its hash, so it stands as it is; the start checks that it cannot end its element. */
function elementOf({ tagId, innerHTML = '', attributes = {} }: ScriptTag): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === false ? [] : [value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`],
  );
  return `<script data-hid="${escapeHtml(tagId)}"${written.join('')}>${innerHTML}</script>`;
}

/** Hashes of what tags bring as text, for the policy: nothing else written into a page may run. */
export function tagHashes(tags: Tags): string[] {
  return tags.flatMap(({ innerHTML }) => (innerHTML ? [scriptHash(innerHTML)] : []));
}

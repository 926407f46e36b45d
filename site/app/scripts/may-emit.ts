import { consentCategories } from '#content/entities/script-tag.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';

/** Whether a tag in the head is inserted again after a navigation. */
export function mayEmitAgain({
  location,
  renderOnce,
  gdprCategory,
}: Pick<ScriptTag, 'location' | 'renderOnce' | 'gdprCategory'>): boolean {
  // Tags without a location go into the head.
  if ((location ?? 'head') !== 'head' || renderOnce === undefined) return false;
  return !renderOnce || gdprCategory !== consentCategories.critical;
}

import { consentCategories, type ScriptTag } from '#content/entities/script-tag.ts';

/** Whether a tag of the head is written again when another page has come in place of the one it was written for. */
export function mayEmitAgain({
  location,
  renderOnce,
  gdprCategory,
}: Pick<ScriptTag, 'location' | 'renderOnce' | 'gdprCategory'>): boolean {
  // A tag that names no place stands in the head.
  if ((location ?? 'head') !== 'head' || renderOnce === undefined) return false;
  return !renderOnce || gdprCategory !== consentCategories.critical;
}

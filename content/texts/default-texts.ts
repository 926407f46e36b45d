import { type RichText, richText } from '../entities/rich-text.ts';
import { usualTexts } from '../layouts/usual-layouts.ts';

/** Texts of pages that every publication has, as long as it has written none of its own. */
export const defaultTexts: ReadonlyMap<string, RichText> = new Map(
  usualTexts.map((text) => [text.id, richText.parse(text)]),
);

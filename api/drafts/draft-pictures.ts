import { type Image, image } from '#content/entities/image.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import type { PresentImage } from '../present/image.ts';

/** Every picture of a draft with signed addresses. Drafts are stored without them: they end. */
export function draftPictures(draft: unknown, presentImage: PresentImage): Record<string, Image> {
  const found: Record<string, Image> = {};
  const open: unknown[] = [draft];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if ('bucketPath' in value) {
      const parsed = image.safeParse(value);
      const source = parsed.success ? imageSource(parsed.data) : undefined;
      if (parsed.success && source) found[source] = presentImage(parsed.data, 'body');
    }
    open.push(...Object.values(value));
  }
  return found;
}

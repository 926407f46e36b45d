import type { StoryWarning } from '#content/entities/story-warning.ts';
import { isValidImage } from '#content/rules/images/valid-image.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pictures are resized from originals we store; an image that names none of them is not shown anywhere. */
export function imageWarnings(value: unknown, field: string): StoryWarning[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => imageWarnings(item, `${field}.${index}`));
  if (!isRecord(value)) return [];
  if (value.typeName === 'image' && !isValidImage(value))
    return [
      {
        code: 'image_not_shown',
        field,
        message:
          'imageUrl is not loaded: an image needs bucketType and bucketPath of a stored original, or dateCreated, id and filename',
      },
    ];
  return Object.entries(value).flatMap(([key, inner]) => imageWarnings(inner, `${field}.${key}`));
}

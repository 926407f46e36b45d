import type { Image } from '../../entities/image.ts';
import { imageSource } from './valid-image.ts';

/**
 * The same story with another picture wherever it showed this one. Words about what is seen and who made it come from the new
 * picture; a caption is about the story and stays.
 */
export function replacePicture<T>(story: T, source: string, by: Image): T {
  return replaceIn(story, source, by) as T;
}

function replaceIn(value: unknown, source: string, by: Image): unknown {
  if (Array.isArray(value)) return value.map((part) => replaceIn(part, source, by));
  if (typeof value !== 'object' || value === null) return value;
  if ('typeName' in value && value.typeName === 'image') {
    const image = value as Image;
    return imageSource(image) === source ? replaced(image, by) : value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaceIn(part, source, by)]));
}

/** Cuts and size are the new picture's; a description of the old one is better than none. */
function replaced(image: Image, { urls: _, avif: __, animation: ___, ...by }: Image): Image {
  const caption = image.caption ?? by.caption;
  return { ...by, alt: by.isDecorative ? '' : by.alt || image.alt, ...(caption ? { caption } : {}) };
}

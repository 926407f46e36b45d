import type { Image } from '../../entities/image.ts';
import { imageSource } from './valid-image.ts';

/** Deeper than any story is nested; what is deeper is no story. */
const deepest = 20;

/** Every picture that a story carries, at whatever depth, by the place of its original; each once. */
export function picturesIn(story: unknown): Map<string, Image> {
  const found = new Map<string, Image>();
  collect(story, found, deepest);
  return found;
}

function collect(value: unknown, found: Map<string, Image>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  if (isImage(value)) {
    const source = imageSource(value);
    if (source && !found.has(source)) found.set(source, value);
    return;
  }
  for (const part of Object.values(value)) collect(part, found, depth - 1);
}

const isImage = (value: object): value is Image => 'typeName' in value && value.typeName === 'image';

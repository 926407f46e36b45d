import type { Image } from '../../entities/image.ts';
import { imageSource } from './valid-image.ts';

type Pictures = Readonly<Record<string, Image>>;

/** The same value whose pictures, at whatever depth, have the addresses that are known by the place of their originals. */
export function withAddresses<Value>(value: Value, pictures: Pictures): Value {
  return copy(value, pictures) as Value;
}

function copy(value: unknown, pictures: Pictures): unknown {
  if (Array.isArray(value)) return value.map((entry) => copy(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  const source = 'bucketPath' in value ? imageSource(value as Image) : undefined;
  const known = source === undefined ? undefined : pictures[source];
  if (known) {
    const { urls, avif, animation } = known;
    return { ...value, urls, avif, animation };
  }
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, copy(entry, pictures)]));
}

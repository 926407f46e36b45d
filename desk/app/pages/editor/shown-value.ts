import type { Image } from '#content/entities/image.ts';
import { imageSource } from '#content/rules/images/valid-image.ts';
import { fieldLabel } from './field-labels.ts';

/** The value of a field as editors read it. */
export type ShownValue =
  | { kind: 'text'; text: string }
  | { kind: 'picture'; image: Image; text: string }
  | { kind: 'list'; items: ShownValue[] };

/** Fields whose values are ids of entries. */
export const entryKinds: Readonly<Record<string, 'authors' | 'topics' | 'tags'>> = {
  topics: 'topics',
  tags: 'tags',
  authorId: 'authors',
  moreAuthorIds: 'authors',
  editorIds: 'authors',
};

const textOf = (text: string): ShownValue => ({ kind: 'text', text: text || 'Empty' });

/** `nameOf` has the name of an entry whose id the field holds. */
export function shownValue(value: unknown, nameOf: (id: string) => string): ShownValue {
  if (value === null || value === undefined || value === '') return textOf('');
  if (typeof value === 'boolean') return textOf(value ? 'Yes' : 'No');
  if (typeof value === 'string') return textOf(nameOf(value));
  if (typeof value !== 'object') return textOf(String(value));
  if (Array.isArray(value)) {
    const items = value.map((item) => shownValue(item, nameOf));
    return items.length > 0 ? { kind: 'list', items } : textOf('');
  }
  if (isTopic(value)) return textOf(`${nameOf(value.slug)}${value.primary ? ' (the main one)' : ''}`);
  if (isPicture(value)) return { kind: 'picture', image: value, text: wordsOfPicture(value) };
  if ('image' in value && isPicture(value.image)) {
    const words = partsOf({ ...value, image: null });
    return { kind: 'picture', image: value.image, text: words || wordsOfPicture(value.image) };
  }
  return textOf(partsOf(value));
}

const isTopic = (value: object): value is { slug: string; primary: boolean } =>
  'slug' in value && typeof value.slug === 'string' && 'primary' in value;

const isPicture = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && imageSource(value) !== undefined;

const wordsOfPicture = ({ alt, filename, bucketPath }: Image): string =>
  alt || filename || bucketPath?.split('/').at(-1) || 'A picture without a description';

/** Names for programs, which say nothing to an editor. */
const technical = new Set(['id', 'uuid', 'typeName', 'position']);

/** `Title: The bridge, Price: 12`, with what is filled in. */
function partsOf(value: object): string {
  return Object.entries(value)
    .filter(([name, part]) => !technical.has(name) && part !== null && part !== undefined && part !== '')
    .flatMap(([name, part]) => {
      const words = wordsOf(shownValue(part, (id) => id));
      return words === 'Empty' ? [] : `${name === 'title' ? 'Title' : fieldLabel(name)}: ${words}`;
    })
    .join(', ');
}

const wordsOf = (shown: ShownValue): string =>
  shown.kind === 'list' ? shown.items.map(wordsOf).join('; ') : shown.text;

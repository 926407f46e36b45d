import type { Embed } from '../../entities/embed.ts';
import { formatDate } from '../date-text.ts';
import { visibleText } from './visible-text.ts';

/** Fields that are no text of the story: names of things, addresses, and the text for who cannot see a picture. */
const silent = new Set([
  ...['type', 'uuid', 'id', 'slug', 'alt', 'url', 'path', 'videoId', 'postId', 'system', 'name', 'color'],
  ...['bucketPath', 'bucketType', 'typeName', 'filename', 'imageUrl', 'language', 'newsletterId', 'kind'],
]);

/** The text of an embed as words are counted in it. */
export function embedText(embed: Embed): string {
  if (embed.type === 'imported') return visibleText(embed.markup);
  if (embed.type === 'twitter') return textWithin({ ...embed, date: formatDate(embed.date) });
  return textWithin(embed);
}

function textWithin(value: unknown, key = ''): string {
  if (typeof value === 'string') return key === 'html' ? visibleText(value) : value;
  if (Array.isArray(value)) return value.map((item) => textWithin(item, key)).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => !silent.has(name))
    .map(([name, field]) => textWithin(field, name))
    .join(' ');
}

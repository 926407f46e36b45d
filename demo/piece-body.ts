import type { z } from 'zod';
import { type Embed, type EmbedType, embedSchemas } from '#content/entities/embed.ts';
import type { GalleryItem } from '#content/entities/gallery.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import { pictureFacts } from '#content/entities/picture-facts.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import { embedId, shortcode } from './embed-id.ts';
import { blockToHtml } from './markdown.ts';
import { pictureNamed } from './picture.ts';
import { type PieceBlock, PieceError } from './piece-source.ts';
import { type StoryPictures, storyPictures } from './story-pictures.ts';

export interface PieceBody {
  html: string;
  plainText: string;
  embeds: Record<string, Embed>;
  embedTypes: string[];
  listicles: Listicle[];
  reviewCards: ReviewCard[];
  galleryItems: GalleryItem[];
  wordCount: number;
}

export function bodyOfPiece(
  file: string,
  { slug, topic }: { slug: string; topic: string },
  blocks: readonly PieceBlock[],
): PieceBody {
  const embeds: Record<string, Embed> = {};
  const pictures = storyPictures(slug, topic);
  const lines: string[] = [];
  for (const block of blocks) {
    if (block.embed === undefined) {
      lines.push(blockToHtml(block.text));
    } else {
      const embed = embedOf(file, block, embedId(slug, Object.keys(embeds).length), pictures);
      if (!embed) continue;
      embeds[embed.uuid] = embed;
      lines.push(shortcode(embed));
    }
  }
  const all = Object.values(embeds);
  const plainText = blocks
    .filter(({ embed }) => embed === undefined)
    .map(({ text }) => text)
    .join('\n\n');
  return {
    html: lines.join('\n'),
    plainText,
    embeds,
    embedTypes: [...new Set(all.map(({ type }) => type))],
    listicles: all.flatMap((embed) => (embed.type === 'listicle' ? [embed.listicle] : [])),
    reviewCards: all.flatMap((embed) => (embed.type === 'reviewCard' ? [embed.card] : [])),
    galleryItems: galleryItemsOf(file, slug, blocks, all),
    wordCount: plainText.split(/\s+/).filter(Boolean).length,
  };
}

function isEmbedType(type: string): type is EmbedType {
  return type in embedSchemas;
}

function embedOf(
  file: string,
  { line, embed: type = '', text }: PieceBlock,
  uuid: string,
  pictures: StoryPictures,
): Embed | undefined {
  if (!isEmbedType(type)) throw new PieceError(file, line, `there is no embed called "${type}"`);
  const data = withPictures({ file, line, pictures }, parseJson(file, line, text));
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new PieceError(file, line, 'an embed must be a JSON object');
  if (type === 'image' && 'image' in data && data.image === undefined) return undefined;
  const inner = { ...withOwnId(data, 'listicle', uuid), ...withOwnId(data, 'card', uuid) };
  const schema: z.ZodType<Embed> = embedSchemas[type];
  const parsed = schema.safeParse({ ...data, ...inner, uuid, type });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PieceError(file, line, `${type}: ${issue?.path.join('.')} ${issue?.message}`);
}

/** A listicle or review card has the id of its embed, so that its anchor can be linked. */
function withOwnId(data: object, key: 'listicle' | 'card', uuid: string): object {
  const inner = (data as Record<string, unknown>)[key];
  return typeof inner === 'object' && inner !== null ? { [key]: { ...inner, uuid } } : {};
}

function parseJson(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PieceError(file, line, `not valid JSON: ${cause instanceof Error ? cause.message : cause}`);
  }
}

interface Place {
  file: string;
  line: number;
  pictures: StoryPictures;
}

/** Wherever an object names a picture of the set, or describes one of the story's own, the whole picture takes its place. */
function withPictures(place: Place, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(place, item));
  if (typeof value !== 'object' || value === null) return value;
  const { picture, draw, plate, ...rest } = value as Record<string, unknown>;
  const deep = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, withPictures(place, inner)]),
  );
  if (draw !== undefined || plate !== undefined) return place.pictures.next(deep, plate !== undefined);
  if (typeof picture !== 'string') return deep;
  const image = pictureNamed(picture);
  if (!image) throw new PieceError(place.file, place.line, `there is no picture called "${picture}"`);
  // { "picture": "energy-3", "wide": true } beside an embed's own fields means its image.
  if ('wide' in rest || Object.keys(rest).length === 0) return { ...deep, image };
  return { ...image, ...deep };
}

/** Facts stand beside the image of the embed; articles have none. */
function factsOf(file: string, { line, text }: PieceBlock): GalleryItem['facts'] {
  const { facts } = parseJson(file, line, text) as { facts?: unknown };
  if (facts === undefined) return undefined;
  const parsed = pictureFacts.safeParse(facts);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PieceError(file, line, `facts: ${issue?.path.join('.')} ${issue?.message}`);
}

/** In a gallery every image embed opens an item; a heading before it is its title, prose after it its text. */
function galleryItemsOf(
  file: string,
  slug: string,
  blocks: readonly PieceBlock[],
  embeds: readonly Embed[],
): GalleryItem[] {
  const items: GalleryItem[] = [];
  const queue = [...embeds];
  let title: string | undefined;
  for (const block of blocks) {
    const current = items.at(-1);
    if (block.embed !== undefined) {
      const embed = queue.shift();
      if (embed?.type !== 'image') continue;
      const position = items.length;
      items.push({
        id: `${slug}-${position + 1}`,
        position,
        image: embed.image,
        title: title ?? embed.image.caption,
        facts: factsOf(file, block),
        relatedObjects: [],
      });
      title = undefined;
    } else if (/^#{2,3} /.test(block.text)) {
      title = block.text.replace(/^#+ /, '');
    } else if (current) {
      current.body = `${current.body ?? ''}${blockToHtml(block.text)}`;
      current.description ??= block.text;
    }
  }
  return items;
}

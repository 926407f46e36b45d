import type { Embed } from '#content/entities/embed.ts';
import type { IncomingGallery, IncomingPicture } from '#content/incoming.ts';
import { noParts } from '#content/rules/imports/account.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type EmbedWithoutUuid, fileName, type Part } from './parts.ts';

/** More pictures than any story shows. */
const mostPictures = 1000;
const longestMarkup = 100_000;

/** Collects the parts of one body, counts them, and gives each the line that stands for it. */
export function placeParts() {
  const pictures: Record<string, IncomingPicture> = {};
  const galleries: Record<string, IncomingGallery> = {};
  const embeds: Record<string, Embed> = {};
  const parts = noParts();
  const changes = new Set<string>();
  let marked = 0;
  let count = 0;
  let pictureCount = 0;

  const nextUuid = (name: string) => {
    count += 1;
    return `${name}-${count}`;
  };
  const line = (type: string, uuid: string) => `[shortcode type="${type}" uuid="${uuid}"]`;

  const placeUnknown = (system: string, name: string, markup: string): string => {
    const uuid = nextUuid('imported');
    embeds[uuid] = {
      uuid,
      type: 'imported',
      system: system.slice(0, 40),
      name: name.slice(0, 120),
      markup: markup.slice(0, longestMarkup),
    };
    marked += 1;
    changes.add(`preserved for editors only: ${name.slice(0, 60)} (${system})`);
    return line('imported', uuid);
  };

  const placePicture = (picture: IncomingPicture): { uuid: string; line: string } | undefined => {
    if (pictureCount >= mostPictures) {
      parts.pictures.lost += 1;
      changes.add(`left out: pictures after the first ${mostPictures}`);
      return undefined;
    }
    pictureCount += 1;
    const uuid = nextUuid('picture');
    pictures[uuid] = picture;
    parts.pictures.preserved += 1;
    if (picture.caption) parts.captions.preserved += 1;
    return { uuid, line: line('image', uuid) };
  };

  const placeGallery = (gallery: IncomingGallery): { uuid: string; line: string } | undefined => {
    const fitting = gallery.pictures.slice(0, Math.max(0, mostPictures - pictureCount));
    parts.pictures.lost += gallery.pictures.length - fitting.length;
    if (fitting.length === 0) return undefined;
    pictureCount += fitting.length;
    parts.pictures.preserved += fitting.length;
    parts.captions.preserved += fitting.filter(({ caption }) => caption).length;
    const uuid = nextUuid('gallery');
    galleries[uuid] = { title: gallery.title, pictures: fitting };
    return { uuid, line: line('gallery', uuid) };
  };

  const placeEmbed = (embed: EmbedWithoutUuid): string => {
    const uuid = nextUuid(embed.type === 'youtube' || embed.type === 'vimeo' ? 'video' : embed.type);
    embeds[uuid] = { ...embed, uuid } as Embed;
    if (embed.type === 'table') parts.tables.preserved += 1;
    else parts.embeds.preserved += 1;
    return line(embed.type, uuid);
  };

  /** Only a link is left of a file that cannot play here. */
  const placeFile = (address: string, name: string): string => {
    parts.embeds.changed += 1;
    changes.add('a file became a link');
    return `<p><a href="${escapeAttribute(address)}">${escapeText(name || linkName(address))}</a></p>`;
  };

  const place = (part: Part): { line: string; picture?: string; gallery?: string } | undefined => {
    switch (part.kind) {
      case 'embed':
        return { line: placeEmbed(part.embed) };
      case 'picture': {
        const placed = placePicture(part.picture);
        return placed && { line: placed.line, picture: placed.uuid };
      }
      case 'gallery': {
        const placed = placeGallery(part.gallery);
        return placed && { line: placed.line, gallery: placed.uuid };
      }
      case 'file':
        return { line: placeFile(part.file.address, part.file.name) };
      case 'unknown':
        return { line: placeUnknown(part.unknown.system, part.unknown.name, part.unknown.markup) };
    }
  };

  const setCaption = (uuid: string, caption: string) => {
    const picture = pictures[uuid];
    if (!picture || !caption) return;
    if (!picture.caption) parts.captions.preserved += 1;
    else if (picture.caption === caption) return;
    picture.caption = picture.caption ? `${picture.caption} ${caption}` : caption;
  };
  const setTitle = (uuid: string, title: string) => {
    const gallery = galleries[uuid];
    if (!gallery || !title) return;
    parts.captions.preserved += 1;
    gallery.title = gallery.title ? `${gallery.title} ${title}` : title;
  };
  return {
    place,
    placeEmbed,
    placeUnknown,
    setCaption,
    setTitle,
    parts,
    changes,
    found: () => ({ pictures, galleries, embeds, parts, marked }),
  };
}
/** The name of a file, or the whole address of a page. */
function linkName(address: string): string {
  const name = fileName(address);
  return /\.\w{2,5}$/.test(name) ? name : address;
}

export type PlacedParts = ReturnType<typeof placeParts>;

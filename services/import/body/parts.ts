import { randomBytes } from 'node:crypto';
import type { Embed } from '#content/entities/embed.ts';
import type { IncomingGallery, IncomingPicture } from '#content/incoming.ts';

type WithoutUuid<T> = T extends unknown ? Omit<T, 'uuid'> : never;
export type EmbedWithoutUuid = WithoutUuid<Embed>;

/** Markup that a reader does not know, by the name it has there. */
interface UnknownPart {
  system: string;
  name: string;
  markup: string;
}

export type Part =
  | { kind: 'embed'; embed: EmbedWithoutUuid }
  | { kind: 'picture'; picture: IncomingPicture }
  | { kind: 'gallery'; gallery: IncomingGallery }
  | { kind: 'file'; file: { address: string; name: string } }
  | { kind: 'unknown'; unknown: UnknownPart };

/**
 * What a reader finds that is no plain HTML. Each method returns marker HTML for the place where the part stood;
 * `toBody` resolves it. The element's name is random, so no input can contain one.
 */
export interface Parts {
  embed(embed: EmbedWithoutUuid): string;
  picture(picture: IncomingPicture): string;
  gallery(gallery: IncomingGallery): string;
  audio(audio: { address: string; title?: string | undefined }): string;
  /** A file that can only be linked to. */
  file(file: { address: string; name: string }): string;
  unknown(part: UnknownPart): string;
  /** A line for the report. */
  note(line: string): void;
  readonly notes: ReadonlySet<string>;
  /** The name of the marker element, and the part of each number. */
  readonly element: string;
  readonly all: readonly Part[];
}

export function createParts(): Parts {
  const element = `part-${randomBytes(9).toString('hex')}`;
  const all: Part[] = [];
  const notes = new Set<string>();
  const add = (part: Part) => `<${element} n="${all.push(part) - 1}"></${element}>`;
  return {
    element,
    all,
    notes,
    note: (line) => void notes.add(line),
    embed: (embed) => add({ kind: 'embed', embed }),
    picture: (picture) => add({ kind: 'picture', picture }),
    gallery: (gallery) => add({ kind: 'gallery', gallery }),
    audio: (audio) => add({ kind: 'embed', embed: audioEmbed(audio) }),
    file: (file) => add({ kind: 'file', file }),
    unknown: (unknown) => add({ kind: 'unknown', unknown }),
  };
}

/** A recording has no length that an export names, and belongs to no show. */
export function audioEmbed({ address, title }: { address: string; title?: string | undefined }) {
  return {
    type: 'podcast' as const,
    title: title?.trim() || fileName(address) || 'Audio',
    show: '',
    url: address,
    durationSeconds: 0,
  };
}

export function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  } catch {
    return '';
  }
}

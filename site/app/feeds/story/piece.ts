import type { Image } from '#content/entities/image.ts';

/**
 * A story in pieces that every format understands. Embeds become pieces once, and a format writes pieces: a new embed
 * is one line here and none in the formats.
 */
export type Piece =
  /** Allow-listed HTML of our body parser, links whole. */
  | { kind: 'prose'; html: string }
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'picture'; image: Image; caption?: string | undefined }
  | { kind: 'pictures'; images: readonly Image[] }
  | { kind: 'quote'; text: string; credit?: string | undefined }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'links'; items: readonly PieceLink[] }
  | {
      kind: 'table';
      caption?: string | undefined;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: 'code'; language: string; code: string }
  | { kind: 'video'; title: string; url: string; host: 'own' | 'youtube' | 'vimeo' }
  | { kind: 'post'; network: 'twitter' | 'instagram'; author: string; text: string; url: string };

export interface PieceLink {
  text: string;
  url: string;
  /** An affiliate link, marked as such. */
  isPaid?: boolean;
}

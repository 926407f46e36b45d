import type { Embed } from '../../entities/embed.ts';
import { cleanEmbed } from './clean-embed.ts';
import { headingIds } from './heading-ids.ts';
import { type SanitiseOptions, sanitiseHtml } from './sanitise-html.ts';
import { type BodyPiece, type Shortcode, splitShortcodes } from './shortcode.ts';

/** What the attribute of a shortcode may say. */
const attribute = (text: string) => text.replace(/["\]<>&\n]/g, '');

/** The pieces of a body as they are stored: prose sanitised, shortcodes with what their attributes may say. */
export function cleanPieces(body: string, ownDomains: readonly string[]): BodyPiece[] {
  const options = { ownDomains, idFor: headingIds() };
  return splitShortcodes(body).flatMap((piece): BodyPiece[] => {
    if ('shortcode' in piece) {
      const { type, uuid } = piece.shortcode;
      return [{ shortcode: { type: attribute(type), uuid: attribute(uuid) } }];
    }
    const { html } = sanitiseHtml(piece.html, options);
    return html === '' ? [] : [{ html }];
  });
}

const shortcodeLine = ({ type, uuid }: Shortcode) =>
  `[shortcode type="${attribute(type)}" uuid="${attribute(uuid)}"]`;

/** A body in its stored form: one line for each shortcode. */
export const joinPieces = (pieces: readonly BodyPiece[]): string =>
  pieces.map((piece) => ('html' in piece ? piece.html : shortcodeLine(piece.shortcode))).join('\n');

/** Sanitises prose and leaves shortcodes in place. */
export const cleanBody = (body: string, ownDomains: readonly string[]): string =>
  joinPieces(cleanPieces(body, ownDomains));

export function cleanEmbeds(
  embeds: Readonly<Record<string, Embed>>,
  options: SanitiseOptions,
): Record<string, Embed> {
  return Object.fromEntries(
    Object.entries(embeds).flatMap(([uuid, embed]) => {
      const clean = cleanEmbed(embed, options);
      return clean ? [[uuid, clean]] : [];
    }),
  );
}

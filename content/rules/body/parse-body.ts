import type { BodyBlock, Embed } from '../../entities/embed.ts';
import type { Listicle } from '../../entities/listicle.ts';
import type { ReviewCard } from '../../entities/review-card.ts';
import { cleanEmbed } from './clean-embed.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { type SanitiseOptions, sanitiseHtml } from './sanitise-html.ts';
import { type Shortcode, splitShortcodes } from './shortcode.ts';

export interface StoredBody {
  body: string;
  additionalShortcodeData: Readonly<Record<string, Embed>>;
  listicles?: readonly Listicle[] | undefined;
  reviewCards?: readonly ReviewCard[] | undefined;
  ownDomains: readonly string[];
  affiliateHref?: SanitiseOptions['affiliateHref'];
}

interface ParsedBody {
  blocks: BodyBlock[];
  /** Shortcodes that could not be rendered, for the log: `chart 4f1c…`. */
  unknown: string[];
  /** For the table of contents. */
  headings: Heading[];
}

const mostReported = 50;

/** A stored body as safe prose and embeds in reading order. Neighboring prose is one block. */
export function parseBody(stored: StoredBody): ParsedBody {
  const { ownDomains, affiliateHref } = stored;
  const options = { ownDomains, affiliateHref, idFor: headingIds() };
  const parsed: ParsedBody = { blocks: [], unknown: [], headings: [] };
  for (const piece of splitShortcodes(stored.body)) {
    if ('html' in piece) {
      const { html, headings } = sanitiseHtml(piece.html, options);
      addProse(parsed.blocks, html);
      parsed.headings.push(...headings);
      continue;
    }
    const found = findEmbed(piece.shortcode, stored);
    // Only editors see what an import could not translate.
    if (found?.type === 'imported') continue;
    const embed = found && cleanEmbed(found, options);
    if (embed) parsed.blocks.push({ kind: 'embed', embed });
    else if (parsed.unknown.length < mostReported)
      parsed.unknown.push(`${piece.shortcode.type} ${piece.shortcode.uuid}`.slice(0, 200));
  }
  return parsed;
}

function addProse(blocks: BodyBlock[], html: string): void {
  if (html === '') return;
  const last = blocks.at(-1);
  if (last?.kind === 'prose') last.html += `\n${html}`;
  else blocks.push({ kind: 'prose', html });
}

/** By uuid in the story's data; listicles and review cards also in the lists the story carries anyway. */
function findEmbed({ type, uuid }: Shortcode, stored: StoredBody): Embed | undefined {
  if (uuid === '') return undefined;
  if (Object.hasOwn(stored.additionalShortcodeData, uuid)) {
    const embed = stored.additionalShortcodeData[uuid];
    return embed?.type === type ? embed : undefined;
  }
  if (type === 'listicle') {
    const listicle = stored.listicles?.find((item) => item.uuid === uuid);
    return listicle && { type, uuid, listicle };
  }
  if (type === 'reviewCard') {
    const card = stored.reviewCards?.find((item) => item.uuid === uuid);
    return card && { type, uuid, card };
  }
  return undefined;
}

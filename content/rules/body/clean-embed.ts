import type { Embed } from '../../entities/embed.ts';
import { isSafeLink } from '../link-treatment.ts';
import { cleanListicle, cleanReviewCard } from './clean-product.ts';
import { type SanitiseOptions, sanitiseHtml } from './sanitise-html.ts';

const withSafeUrl = <T extends { url: string }>(items: readonly T[]) =>
  items.filter(({ url }) => isSafeLink(url));

/**
 * Embeds are typed data that components render with escaped text. Left to check here are URLs and the few fields that
 * hold HTML. An embed that is nothing but an invalid URL is dropped.
 */
export function cleanEmbed(embed: Embed, options: SanitiseOptions): Embed | undefined {
  switch (embed.type) {
    case 'liveEntry':
      return { ...embed, html: sanitiseHtml(embed.html, options).html };
    case 'infoCard':
      return embed.html === undefined ? embed : { ...embed, html: sanitiseHtml(embed.html, options).html };
    case 'listicle':
      return { ...embed, listicle: cleanListicle(embed.listicle, options) };
    case 'reviewCard':
      return { ...embed, card: cleanReviewCard(embed.card) };
    case 'reddit':
      return isSafeLink(embed.path) && URL.canParse(embed.path, 'https://reddit.example/')
        ? embed
        : undefined;
    case 'buyButton':
    case 'podcast':
      return isSafeLink(embed.url) ? embed : undefined;
    case 'relatedLinks':
      return { ...embed, items: withSafeUrl(embed.items) };
    case 'commercePromo':
      return { ...embed, items: withSafeUrl(embed.items) };
    case 'margin':
      return embed.piece.kind === 'related'
        ? { ...embed, piece: { ...embed.piece, items: withSafeUrl(embed.piece.items) } }
        : embed;
    default:
      return embed;
  }
}

/** Whether readers would not get the embed, or one of its links: an address in it is missing or half typed. */
export function lacksAddress(embed: Embed): boolean {
  const clean = cleanEmbed(embed, { ownDomains: [] });
  return clean === undefined || linksOf(clean) < linksOf(embed);
}

function linksOf(embed: Embed): number {
  if (embed.type === 'margin') return embed.piece.kind === 'related' ? embed.piece.items.length : 0;
  return embed.type === 'relatedLinks' || embed.type === 'commercePromo' ? embed.items.length : 0;
}

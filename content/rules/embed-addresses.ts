import type { Embed } from '../entities/embed.ts';
import { isSafeLink } from './link-treatment.ts';

const withSafeUrl = <T extends { url: string }>(items: readonly T[]) =>
  items.filter(({ url }) => isSafeLink(url));

/** An embed without links that lead nowhere safe; nothing if it is nothing but such an address. */
export function withSafeAddresses(embed: Embed): Embed | undefined {
  switch (embed.type) {
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
  const safe = withSafeAddresses(embed);
  return safe === undefined || linksOf(safe) < linksOf(embed);
}

function linksOf(embed: Embed): number {
  if (embed.type === 'margin') return embed.piece.kind === 'related' ? embed.piece.items.length : 0;
  return embed.type === 'relatedLinks' || embed.type === 'commercePromo' ? embed.items.length : 0;
}

import type { Embed } from '../../entities/embed.ts';
import { withSafeAddresses } from '../embed-addresses.ts';
import { cleanListicle, cleanReviewCard } from './clean-product.ts';
import { type SanitiseOptions, sanitiseHtml } from './sanitise-html.ts';

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
    default:
      return withSafeAddresses(embed);
  }
}

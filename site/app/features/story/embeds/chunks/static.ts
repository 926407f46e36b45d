import { BuyButtonEmbed, CommercePromoEmbed } from '../commerce-embeds.tsx';
import { ImageEmbed } from '../image-embed.tsx';
import { ImportedEmbed } from '../imported-embed.tsx';
import { NewsletterEmbed } from '../newsletter-embed.tsx';
import { KeyTakeawaysEmbed, PullQuoteEmbed, RelatedLinksEmbed } from '../note-embeds.tsx';
import { TableEmbed } from '../table-embed.tsx';
import { TimelineEmbed } from '../timeline-embed.tsx';

export const embedViews = {
  image: ImageEmbed,
  newsletter: NewsletterEmbed,
  relatedLinks: RelatedLinksEmbed,
  buyButton: BuyButtonEmbed,
  commercePromo: CommercePromoEmbed,
  timeline: TimelineEmbed,
  pullQuote: PullQuoteEmbed,
  keyTakeaways: KeyTakeawaysEmbed,
  table: TableEmbed,
  imported: ImportedEmbed,
};

import type { FunctionComponent } from 'react';
import type { Embed, EmbedType } from '#content/entities/embed.ts';
import { ChartEmbed } from '../chart/chart-embed.tsx';
import { BuyButtonEmbed, CommercePromoEmbed } from './commerce-embeds.tsx';
import type { EmbedProps } from './embed-props.ts';
import { ImageEmbed } from './image-embed.tsx';
import { ListicleEmbed } from './listicle-embed.tsx';
import { GalleryEmbed, PodcastEmbed, VideoEmbed, VimeoEmbed, YoutubeEmbed } from './media-embeds.tsx';
import { NewsletterEmbed } from './newsletter-embed.tsx';
import { InfoCardEmbed, KeyTakeawaysEmbed, PullQuoteEmbed, RelatedLinksEmbed } from './note-embeds.tsx';
import { ReviewCardEmbed } from './review-card-embed.tsx';
import { InstagramEmbed, RedditEmbed, TwitterEmbed } from './social-embeds.tsx';
import { CodeEmbed, TableEmbed } from './table-embeds.tsx';
import { LiveEntryEmbed, TimelineEmbed } from './timeline-embeds.tsx';

/** Every embed has its drawing; one without does not compile. */
const drawings: { readonly [T in EmbedType]: FunctionComponent<EmbedProps<T>> } = {
  image: ImageEmbed,
  gallery: GalleryEmbed,
  video: VideoEmbed,
  youtube: YoutubeEmbed,
  vimeo: VimeoEmbed,
  twitter: TwitterEmbed,
  instagram: InstagramEmbed,
  reddit: RedditEmbed,
  chart: ChartEmbed,
  newsletter: NewsletterEmbed,
  relatedLinks: RelatedLinksEmbed,
  reviewCard: ReviewCardEmbed,
  infoCard: InfoCardEmbed,
  buyButton: BuyButtonEmbed,
  commercePromo: CommercePromoEmbed,
  timeline: TimelineEmbed,
  podcast: PodcastEmbed,
  pullQuote: PullQuoteEmbed,
  listicle: ListicleEmbed,
  keyTakeaways: KeyTakeawaysEmbed,
  table: TableEmbed,
  code: CodeEmbed,
  liveEntry: LiveEntryEmbed,
};

/** An embed is typed data, never markup. One that nobody draws leaves no trace in the text. */
export function EmbedView({ embed }: { embed: Embed }) {
  // Type and drawing agree by the table's own type; the pairing is lost when the type comes from data.
  const Drawing = drawings[embed.type] as FunctionComponent<{ embed: Embed }> | undefined;
  if (!Drawing) {
    console.warn(`Skipped embed ${embed.uuid}: nothing draws the type ${embed.type}`);
    return null;
  }
  return <Drawing embed={embed} />;
}

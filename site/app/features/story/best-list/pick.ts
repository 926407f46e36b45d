import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import type { Image } from '#content/entities/image.ts';
import { bestOffer, type Offer, offersOf } from '#content/rules/offers.ts';
import { productScore } from '#content/rules/score.ts';
import { bestListCopy } from '../../../copy/best-list.ts';
import { anchorOf } from '../embeds/listicle-anchor.ts';

/** A pick as the overviews of a list show it. */
export interface ListPick {
  anchor: string;
  rank: number;
  name: string;
  /** The award: "Best overall". */
  label: string | undefined;
  /** The same in a word or two, for the jump bar. */
  jump: string;
  score: number | undefined;
  image: Image | undefined;
  offer: Offer | undefined;
  specs: readonly { name: string; value: string }[];
}

/** "Best for students" → "Students": in a row of picks everything is best. */
function shortLabel(label: string): string {
  const short = label.replace(/^(the )?best (for )?/i, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function pickOf(embed: Extract<Embed, { type: 'listicle' }>, rank: number): ListPick {
  const { listicle } = embed;
  const name = listicle.hed || bestListCopy.pickNumber(rank);
  return {
    anchor: anchorOf(embed),
    rank,
    name,
    label: listicle.subhed,
    jump: shortLabel(listicle.subhed || name) || name,
    score: productScore(listicle.techProd),
    image: listicle.imageGroup?.[0],
    offer: bestOffer(offersOf(listicle)),
    specs: listicle.techProd?.specs ?? [],
  };
}

/** The picks of a list, ranked in text order. */
export function picksOf(blocks: readonly BodyBlock[]): ListPick[] {
  return blocks
    .flatMap((block) => (block.kind === 'embed' && block.embed.type === 'listicle' ? [block.embed] : []))
    .map((embed, index) => pickOf(embed, index + 1));
}

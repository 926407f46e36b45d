import type { Node } from 'prosemirror-model';
import { type Embed, embed as embedSchema } from '../entities/embed.ts';
import type { Listicle } from '../entities/listicle.ts';
import type { ReviewCard } from '../entities/review-card.ts';
import { cleanEmbeds, cleanPieces } from '../rules/body/clean-body.ts';
import { cleanListicle, cleanReviewCard } from '../rules/body/clean-product.ts';
import type { Shortcode } from '../rules/body/shortcode.ts';
import { embedNode } from './embed-from.ts';
import { proseFrom } from './prose-from.ts';
import { storySchema } from './schema.ts';

const { nodes } = storySchema;

/** The parts of a story that its document holds. */
export interface StoryBody {
  body: string;
  additionalShortcodeData: Readonly<Record<string, Embed>>;
  listicles?: readonly Listicle[] | undefined;
  reviewCards?: readonly ReviewCard[] | undefined;
}

/** What a story carries and its body does not show; a uuid in a list is the place of one that the body shows. */
export interface Unplaced {
  embeds: Readonly<Record<string, Embed>>;
  listicles: readonly (string | Listicle)[];
  reviewCards: readonly (string | ReviewCard)[];
}

/** A stored body as a document; what the sanitiser would remove is not in it. */
export function documentFrom(stored: StoryBody, ownDomains: readonly string[]): Node {
  const embeds = cleanEmbeds(stored.additionalShortcodeData, { ownDomains });
  const listicles = (stored.listicles ?? []).map((item) => cleanListicle(item, { ownDomains }));
  const reviewCards = (stored.reviewCards ?? []).map(cleanReviewCard);
  const placed = new Set<unknown>();

  const carried = (
    uuid: string,
    item: Listicle | ReviewCard | undefined,
    embed: unknown,
  ): Node | undefined => {
    if (!item || !embedSchema.safeParse(embed).success) return undefined;
    placed.add(item);
    return nodes.embed.create({ uuid, embed, carried: true });
  };
  const find = ({ type, uuid }: Shortcode): Node | undefined => {
    if (uuid === '') return undefined;
    if (Object.hasOwn(embeds, uuid)) {
      const embed = embeds[uuid];
      if (embed?.type !== type || !embedSchema.safeParse(embed).success) return undefined;
      placed.add(embed);
      return embedNode(uuid, embed);
    }
    const listicle = type === 'listicle' ? listicles.find((item) => item.uuid === uuid) : undefined;
    if (listicle) return carried(uuid, listicle, { type, uuid, listicle });
    const card = type === 'reviewCard' ? reviewCards.find((item) => item.uuid === uuid) : undefined;
    return carried(uuid, card, { type, uuid, card });
  };

  const blocks = cleanPieces(stored.body, ownDomains).flatMap((piece) =>
    'html' in piece
      ? proseFrom(piece.html)
      : [find(piece.shortcode) ?? nodes.unknownEmbed.create(piece.shortcode)],
  );
  const unplaced: Unplaced = {
    embeds: Object.fromEntries(Object.entries(embeds).filter(([, embed]) => !placed.has(embed))),
    listicles: listicles.map((item) => (placed.has(item) ? (item.uuid ?? item) : item)),
    reviewCards: reviewCards.map((item) => (placed.has(item) ? (item.uuid ?? item) : item)),
  };
  return nodes.doc.create({ unplaced }, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

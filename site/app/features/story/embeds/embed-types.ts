import type { BodyBlock, Embed, EmbedType } from '#content/entities/embed.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { type AdoptedEmbed, isAdopted } from './static-embeds.ts';

function blocksWithin(data: object): readonly BodyBlock[] {
  return 'bodyBlocks' in data && Array.isArray(data.bodyBlocks) ? data.bodyBlocks : [];
}

/** The embed types a body needs code for; embeds adopted from the document need none. */
function embedTypesIn(blocks: readonly BodyBlock[]): Set<EmbedType> {
  const types = new Set<EmbedType>();
  for (const block of blocks) {
    if (block.kind !== 'embed') continue;
    const embed: Embed | AdoptedEmbed = block.embed;
    if (!isAdopted(embed)) types.add(embed.type);
  }
  return types;
}

/** The same for a whole page: every component with a body. */
export function embedTypesOf({ components }: ComposedPage['data']): Set<EmbedType> {
  const types = new Set<EmbedType>();
  for (const component of components) {
    if (!('meta' in component)) continue;
    for (const type of embedTypesIn(blocksWithin(component.data))) types.add(type);
  }
  return types;
}

import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { storyForm } from '#content/rules/story-form.ts';
import type { ViewCode } from './load-embed-views.ts';
import { type AdoptedEmbed, isAdopted } from './static-embeds.ts';

function blocksWithin(data: object): readonly BodyBlock[] {
  return 'bodyBlocks' in data && Array.isArray(data.bodyBlocks) ? data.bodyBlocks : [];
}

/** The embed types a body needs code for; embeds adopted from the document need none. */
function embedTypesIn(blocks: readonly BodyBlock[]): Set<ViewCode> {
  const types = new Set<ViewCode>();
  for (const block of blocks) {
    if (block.kind !== 'embed') continue;
    const embed: Embed | AdoptedEmbed = block.embed;
    if (!isAdopted(embed)) types.add(embed.type);
  }
  return types;
}

/** The same for a whole page: every component with a body, and the form of its articles. */
export function embedTypesOf({ components }: ComposedPage['data']): Set<ViewCode> {
  const types = new Set<ViewCode>();
  for (const component of components) {
    if (!('meta' in component)) continue;
    const form = 'bodyBlocks' in component.data ? storyForm(component.data) : undefined;
    if (form) types.add(form);
    if ('rail' in component.data && component.data.rail) types.add('rail');
    for (const type of embedTypesIn(blocksWithin(component.data))) types.add(type);
  }
  return types;
}

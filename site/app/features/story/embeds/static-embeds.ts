import type { Embed, EmbedType } from '#content/entities/embed.ts';

/**
 * Embeds without behaviour: nothing in them needs a script except links and native controls. On the first page their
 * markup is adopted as the server wrote it, like prose, so neither their code nor their data is sent. Embeds whose data
 * a view uses (picks and questions of a best list) are not among them.
 */
const staticTypes: ReadonlySet<EmbedType> = new Set<EmbedType>([
  'image',
  'chart',
  'newsletter',
  'relatedLinks',
  'buyButton',
  'commercePromo',
  'timeline',
  'podcast',
  'pullQuote',
  'keyTakeaways',
  'table',
  'margin',
  'scrollChart',
  'tally',
  'sources',
  'glossary',
  'cutText',
  'lineSets',
  'imported',
]);

export function isStatic(type: string): boolean {
  return (staticTypes as ReadonlySet<string>).has(type);
}

/** The page data of a static embed on the first page. */
export interface AdoptedEmbed {
  type: EmbedType;
  uuid: string;
  adopted: true;
}

export function isAdopted(embed: Embed | AdoptedEmbed): embed is AdoptedEmbed {
  return 'adopted' in embed;
}

export function adopted({ type, uuid }: Embed): AdoptedEmbed {
  return { type, uuid, adopted: true };
}

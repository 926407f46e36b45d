import type { Embed, EmbedType } from '#content/entities/embed.ts';

/**
 * Embeds that only stand there: nothing in them answers to the reader but links and what browsers do themselves.
 * On the first page their markup is adopted as the server wrote it, like prose, so neither their code nor their
 * data is sent. What a view works out from an embed's data (picks of a best list) is not among them.
 */
const still: ReadonlySet<EmbedType> = new Set<EmbedType>([
  'image',
  'chart',
  'newsletter',
  'relatedLinks',
  'infoCard',
  'buyButton',
  'commercePromo',
  'timeline',
  'podcast',
  'pullQuote',
  'keyTakeaways',
  'table',
]);

export function isStill(type: EmbedType): boolean {
  return still.has(type);
}

/** What the browser gets of a still embed on the first page. */
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

import type { EmbedType } from '#content/entities/embed.ts';

const names: Partial<Record<EmbedType, string>> = {
  relatedLinks: 'Related stories',
  newsletter: 'Newsletter box',
  reviewCard: 'Review card',
  buyButton: 'Buy button',
  commercePromo: 'Deals',
  listicle: 'Listicle entry',
  youtube: 'YouTube video',
  vimeo: 'Vimeo video',
  twitter: 'Post on X',
  instagram: 'Instagram post',
  reddit: 'Reddit post',
  scrollChart: 'Chart in steps',
  cutText: 'Text in pieces',
  lineSets: 'Sets of lines',
  tryText: 'Field to try',
  imported: 'Imported block',
  custom: 'Own block',
};

/** The name of a block for editors. */
export const embedName = (type: EmbedType): string =>
  names[type] ?? type.charAt(0).toUpperCase() + type.slice(1);

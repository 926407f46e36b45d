import type { Embed } from '#content/entities/embed.ts';

type ListicleEmbed = Extract<Embed, { type: 'listicle' }>;

/** Where links to a pick arrive. */
export function anchorOf({ uuid, listicle }: ListicleEmbed): string {
  return `listicle-${listicle.uuid ?? uuid}`;
}

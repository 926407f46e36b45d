import type { Embed, EmbedType } from '#content/entities/embed.ts';

export interface EmbedProps<T extends EmbedType> {
  embed: Extract<Embed, { type: T }>;
}

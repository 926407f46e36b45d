import { ListicleEmbed } from '../listicle-embed.tsx';

export const drawings = { listicle: ListicleEmbed };

import { PodcastEmbed } from '../podcast-embed.tsx';

export const drawings = { podcast: PodcastEmbed };

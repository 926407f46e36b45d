import { PodcastEmbed } from '../podcast-embed.tsx';

export const embedViews = { podcast: PodcastEmbed };

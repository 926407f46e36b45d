import { VideoEmbed } from '../video-embed.tsx';

export const drawings = { video: VideoEmbed };

import { VideoEmbed } from '../video-embed.tsx';

export const embedViews = { video: VideoEmbed };

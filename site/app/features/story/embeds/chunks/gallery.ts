import { GalleryEmbed } from '../gallery-embed.tsx';

export const embedViews = { gallery: GalleryEmbed };

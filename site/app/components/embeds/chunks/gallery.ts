import { GalleryEmbed } from '../gallery-embed.tsx';

export const drawings = { gallery: GalleryEmbed };

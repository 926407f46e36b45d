import { CustomEmbed } from '../custom-embed.tsx';

export const embedViews = { custom: CustomEmbed };

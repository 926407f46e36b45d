import { InfoCardEmbed } from '../info-card-embed.tsx';

export const embedViews = { infoCard: InfoCardEmbed };

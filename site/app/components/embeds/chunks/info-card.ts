import { InfoCardEmbed } from '../info-card-embed.tsx';

export const drawings = { infoCard: InfoCardEmbed };

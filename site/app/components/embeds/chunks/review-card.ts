import { ReviewCardEmbed } from '../review-card-embed.tsx';

export const drawings = { reviewCard: ReviewCardEmbed };

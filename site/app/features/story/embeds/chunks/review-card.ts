import { ReviewCardEmbed } from '../review-card-embed.tsx';

export const embedViews = { reviewCard: ReviewCardEmbed };

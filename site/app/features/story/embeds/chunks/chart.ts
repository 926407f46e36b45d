import { ChartEmbed } from '../../../../components/story/chart/chart-embed.tsx';

export const embedViews = { chart: ChartEmbed };

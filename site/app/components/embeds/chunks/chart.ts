import { ChartEmbed } from '../../chart/chart-embed.tsx';

export const embedViews = { chart: ChartEmbed };

import { ChartEmbed } from '../../chart/chart-embed.tsx';

export const drawings = { chart: ChartEmbed };

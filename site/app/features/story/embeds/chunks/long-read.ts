import { InDepthView } from '../../in-depth/in-depth-view.tsx';
import { CutTextEmbed } from '../cut-text-embed.tsx';
import { GlossaryEmbed } from '../glossary-embed.tsx';
import { holdViews } from '../late-views.ts';
import { LineSetsEmbed } from '../line-sets-embed.tsx';
import { MarginEmbed } from '../margin-embed.tsx';
import { ScrollChartEmbed } from '../scroll-chart/scroll-chart-embed.tsx';
import { SourcesEmbed } from '../sources-embed.tsx';
import { TallyEmbed } from '../tally-embed.tsx';

export const embedViews = {
  cutText: CutTextEmbed,
  glossary: GlossaryEmbed,
  lineSets: LineSetsEmbed,
  margin: MarginEmbed,
  scrollChart: ScrollChartEmbed,
  sources: SourcesEmbed,
  tally: TallyEmbed,
};

holdViews({ inDepth: InDepthView });

import { ExplainerView } from '../../explainer/explainer-view.tsx';
import { InDepthView } from '../../in-depth/in-depth-view.tsx';
import { GlossaryEmbed } from '../glossary-embed.tsx';
import { holdViews } from '../late-views.ts';
import { MarginEmbed } from '../margin-embed.tsx';
import { ScrollChartEmbed } from '../scroll-chart/scroll-chart-embed.tsx';
import { SourcesEmbed } from '../sources-embed.tsx';
import { TallyEmbed } from '../tally-embed.tsx';

export const embedViews = {
  glossary: GlossaryEmbed,
  margin: MarginEmbed,
  scrollChart: ScrollChartEmbed,
  sources: SourcesEmbed,
  tally: TallyEmbed,
};

// One file for both forms: each file a page may load costs bytes in the first scripts of every page.
holdViews({ inDepth: InDepthView, explainer: ExplainerView });

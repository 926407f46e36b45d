import { ExplainerView } from '../../explainer/explainer-view.tsx';
import { TryTextEmbed } from '../../explainer/try-text-embed.tsx';
import { RailView } from '../../rail/rail-view.tsx';
import { holdViews } from '../late-views.ts';

export const embedViews = { tryText: TryTextEmbed };

// One file for both: each file a page may load costs bytes in the first scripts of every page.
holdViews({ rail: RailView, explainer: ExplainerView });

import { BestListView } from '../../best-list/best-list-view.tsx';
import { holdViews } from '../late-views.ts';
import { ListicleEmbed } from '../listicle-embed.tsx';

export const embedViews = { listicle: ListicleEmbed };

// An article with picks may be a best list.
holdViews({ bestList: BestListView });

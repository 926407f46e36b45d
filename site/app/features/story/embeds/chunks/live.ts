import { LiveView } from '../../live-blog/live-view.tsx';
import { holdViews } from '../late-views.ts';
import { LiveEntryEmbed } from '../live-entry-embed.tsx';

export const embedViews = { liveEntry: LiveEntryEmbed };

// A body with entries may be a live blog.
holdViews({ liveBlog: LiveView });

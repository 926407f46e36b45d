import { LiveBody } from '../../live-blog/live-body.tsx';
import { holdViews } from '../late-views.ts';
import { LiveEntryEmbed } from '../live-entry-embed.tsx';

export const embedViews = { liveEntry: LiveEntryEmbed };

// Where there are entries, there may be more.
holdViews({ liveBody: LiveBody });

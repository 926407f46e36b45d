import { LiveEntryEmbed } from '../live-entry-embed.tsx';

export const drawings = { liveEntry: LiveEntryEmbed };

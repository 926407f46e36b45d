import type { Embed } from '#content/entities/embed.ts';

/** Live coverage is written against a clock on the wall; its first entry belongs to the moment the story began. */
export function withLiveTimes(embeds: Record<string, Embed>, start: Date): void {
  const entries = Object.values(embeds).filter((embed) => embed.type === 'liveEntry');
  const first = Math.min(...entries.map(({ at }) => Date.parse(at)));
  for (const entry of entries) {
    entry.at = new Date(start.getTime() + Date.parse(entry.at) - first).toISOString();
  }
}

/** The demo is loaded at any time: a post that a story quotes was written on the day of that story. */
export function withPostDates(embeds: Record<string, Embed>, day: string): void {
  for (const embed of Object.values(embeds)) if (embed.type === 'twitter') embed.date = day.slice(0, 10);
}

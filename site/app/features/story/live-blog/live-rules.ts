import type { BodyBlock, Embed } from '#content/entities/embed.ts';

export type LiveEntry = Extract<Embed, { type: 'liveEntry' }>;

export function entriesOf(blocks: readonly BodyBlock[]): LiveEntry[] {
  return blocks.flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'liveEntry' ? [block.embed] : [],
  );
}

/** New entries are inserted before the first existing one: newest first. */
export function withEntries(blocks: readonly BodyBlock[], added: readonly LiveEntry[]): BodyBlock[] {
  const first = blocks.findIndex((block) => block.kind === 'embed' && block.embed.type === 'liveEntry');
  const at = first < 0 ? blocks.length : first;
  const inserted = added.map((embed) => ({ kind: 'embed', embed }) as const);
  return [...blocks.slice(0, at), ...inserted, ...blocks.slice(at)];
}

const firstSeconds = 30;
const mostSeconds = 300;

/** Every half minute; less often the longer nothing new arrived or requests failed. */
export function secondsToNextRequest(quietRounds: number): number {
  return Math.min(mostSeconds, firstSeconds * 2 ** Math.floor(quietRounds / 2));
}

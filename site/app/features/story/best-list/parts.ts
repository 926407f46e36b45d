import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import type { Question } from './questions.tsx';

type EmbedOf<T extends Embed['type']> = Extract<Embed, { type: T }>;

export type ListPart =
  | { kind: 'prose'; html: string }
  | { kind: 'pick'; embed: EmbedOf<'listicle'>; rank: number }
  | { kind: 'questions'; questions: Question[] }
  | { kind: 'embed'; embed: Embed }
  | { kind: 'comparison' }
  | { kind: 'ad' };

const isQuestion = (embed: Embed): embed is Question =>
  embed.type === 'infoCard' && embed.title.trim().endsWith('?');

/** After the second pick of a list with more picks. */
const picksBeforeAd = 2;

/** A body as the parts of a list: picks ranked, questions gathered, the comparison after the last pick. */
export function partsOf(blocks: readonly BodyBlock[]): ListPart[] {
  const count = blocks.filter((block) => block.kind === 'embed' && block.embed.type === 'listicle').length;
  const questions: Question[] = [];
  const parts: ListPart[] = [];
  let rank = 0;
  for (const block of blocks) {
    if (block.kind === 'prose') {
      parts.push(block);
    } else if (block.embed.type === 'listicle') {
      rank += 1;
      parts.push({ kind: 'pick', embed: block.embed, rank });
      if (rank === picksBeforeAd && count > picksBeforeAd) parts.push({ kind: 'ad' });
      if (rank === count) parts.push({ kind: 'comparison' });
    } else if (isQuestion(block.embed)) {
      // Wherever editors left the others, they are read together.
      if (questions.length === 0) parts.push({ kind: 'questions', questions });
      questions.push(block.embed);
    } else {
      parts.push({ kind: 'embed', embed: block.embed });
    }
  }
  return parts;
}

import type { DiscussionRules } from '#content/publication/schema.ts';
import { countLinks } from '#content/rules/discussion/link-parts.ts';
import type { CommentState, PersonState } from '../discussion-tables.ts';

export interface AuthorFacts {
  state: PersonState;
  /** Comments of theirs that everybody may see. */
  shown: number;
}

/** Decides the state of a comment. Authors without a published comment may not post links: most spam has them. */
export function judgeComment(
  text: string,
  author: AuthorFacts,
  rules: DiscussionRules['spam'],
): CommentState {
  if (author.state === 'shadow') return 'shadow';
  const links = countLinks(text);
  if (links >= rules.links * 2) return 'spam';
  if (links >= rules.links || (links > 0 && author.shown === 0)) return 'waiting';
  const lower = text.toLowerCase();
  if (rules.words.some((word) => lower.includes(word.toLowerCase()))) return 'waiting';
  return isShouting(text) || /(.)\1{29}/u.test(text) ? 'waiting' : 'shown';
}

/** At least forty alphabetic characters, nearly all of them capitals. */
function isShouting(text: string): boolean {
  const alphabetic = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return alphabetic >= 40 && capitals > alphabetic * 0.8;
}

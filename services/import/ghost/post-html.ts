import type { Parts } from '../body/parts.ts';
import { htmlWithCards } from './cards/cards-in-html.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';

export interface PostText {
  html?: string | null | undefined;
  lexical?: string | null | undefined;
  mobiledoc?: string | null | undefined;
  plaintext?: string | null | undefined;
  codeinjection_head?: string | null | undefined;
  codeinjection_foot?: string | null | undefined;
}

/** Ghost writes this for its own address. */
export const withoutPlaceholder = (text: string): string => text.replaceAll('__GHOST_URL__', '');

/**
 * The text of a post. Its HTML is what readers saw; an export that has none (Ghost leaves it out of some drafts) has the
 * document of the editor.
 */
export function postHtml(post: PostText, parts: Parts): { html: string; notes: string[] } {
  const notes: string[] = [];
  const given = (text: string | null | undefined) => (text?.trim() ? withoutPlaceholder(text) : undefined);
  const html = given(post.html);
  const lexical = given(post.lexical);
  const mobiledoc = given(post.mobiledoc);
  let text = html === undefined ? undefined : htmlWithCards(html, parts);
  if (text === undefined && lexical) {
    text = lexicalHtml(lexical, parts);
    if (text === undefined) notes.push('left out: a Lexical document that is not whole');
  }
  if (text === undefined && mobiledoc) {
    text = mobiledocHtml(mobiledoc, parts);
    if (text === undefined) notes.push('left out: a mobiledoc document that is not whole');
  }
  for (const place of ['head', 'foot'] as const) {
    const code = post[`codeinjection_${place}`]?.trim();
    if (code)
      text =
        (text ?? '') + parts.unknown({ system: 'ghost', name: `code injection (${place})`, markup: code });
  }
  return { html: text ?? '', notes };
}

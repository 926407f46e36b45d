import type { Node } from 'prosemirror-model';
import type { StoryField } from '../../story/field-sync.ts';

/** Headline, dek and text as plain words, for a file or the clipboard. */
export function allText(fields: Readonly<Record<string, StoryField>>, document: Node | undefined): string {
  const text = document?.textBetween(0, document.content.size, '\n\n', (leaf) => leafText(leaf));
  return [fields.title?.value, fields.dek?.value, text]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

function leafText({ type, attrs }: Node): string {
  if (type.name === 'hardBreak') return '\n';
  return type.name === 'embed' ? JSON.stringify(attrs.embed, null, 2) : '';
}

import type { Markup } from '#design/discussion/markup.ts';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Elements are created, never parsed: text of readers can only become text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children);
  return made;
}

/** `key` finds the button again after the thread was rendered, so that it keeps the focus. */
export function button(
  words: string,
  onClick: (pressed: HTMLButtonElement) => void,
  { key, ...attributes }: Attributes & { key: string },
): HTMLButtonElement {
  const made = element('button', { type: 'button', 'data-key': key, ...attributes }, words);
  made.addEventListener('click', () => onClick(made));
  return made;
}

export function nodeOf(piece: Markup): Node | string {
  if (typeof piece === 'string') return piece;
  return element(piece.tag, piece.attributes, ...piece.children.map(nodeOf));
}

import { commentLinkRel, linkParts } from '#content/rules/discussion/link-parts.ts';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Elements are made, never parsed: words of readers can only become text. */
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

export function button(words: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, words);
  made.addEventListener('click', onClick);
  return made;
}

export function wordsOf(text: string): HTMLElement {
  return element(
    'p',
    { class: 'discussion-words', dir: 'auto' },
    ...linkParts(text).map((part) =>
      part.href
        ? element('a', { href: part.href, rel: commentLinkRel, target: '_blank' }, part.text)
        : part.text,
    ),
  );
}

import { type Markup, type SvgTag, svgTags } from '#design/discussion/markup.ts';

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Elements are created, never parsed: text of readers can only become text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  return fill(document.createElement(name), attributes, children);
}

function fill<E extends Element>(made: E, attributes: Attributes, children: readonly (Node | string)[]): E {
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children);
  return made;
}

/** `key` finds the button again after the thread was rendered, so that it keeps the focus. */
export function button(
  inside: string | readonly (Node | string)[],
  onClick: (pressed: HTMLButtonElement) => void,
  { key, ...attributes }: Attributes & { key: string },
): HTMLButtonElement {
  const children = typeof inside === 'string' ? [inside] : inside;
  const made = element('button', { type: 'button', 'data-key': key, ...attributes }, ...children);
  made.addEventListener('click', () => onClick(made));
  return made;
}

export function nodeOf(piece: Markup): Node | string {
  if (typeof piece === 'string') return piece;
  const { tag, attributes, children } = piece;
  const nodes = children.map(nodeOf);
  return isSvg(tag)
    ? fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, nodes)
    : element(tag, attributes, ...nodes);
}

const isSvg = (tag: string): tag is SvgTag => svgTags.some((one) => one === tag);

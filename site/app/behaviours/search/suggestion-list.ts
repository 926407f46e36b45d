import sprite from '#design/icons/sprite.svg?no-inline';
import { matchParts, type SearchState } from './search-state.ts';
import styles from './suggestion-list.module.css';

export interface JumpLink {
  text: string;
  href: string;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

interface SuggestionList {
  id: string;
  element: HTMLElement;
  idOf: (index: number) => string;
  show: (state: SearchState, typed: string, jumps: readonly JumpLink[]) => void;
  onChoose: (choose: (text: string) => void) => void;
}

function make(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: (Node | string)[]
) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '');
  element.append(...children);
  return element;
}

/** Shown where the list fills the sheet of a small screen. */
function searchIcon(): SVGElement {
  const icon = document.createElementNS(svgNamespace, 'svg');
  const shape = document.createElementNS(svgNamespace, 'use');
  shape.setAttribute('href', `${sprite}#search`);
  icon.setAttribute('aria-hidden', 'true');
  icon.append(shape);
  return icon;
}

/** The list under the input. It is built from text nodes only: typed text is never parsed as HTML. */
export function createSuggestionList(id: string, label: string, jumpLabel: string): SuggestionList {
  const box = make('div', { id, role: 'listbox', 'aria-label': label });
  const jumps = make('div', { class: styles.jumps });
  const element = make('div', { class: styles.list, hidden: '' }, box, jumps);
  const idOf = (index: number) => `${id}-${index}`;

  const optionOf = (text: string, typed: string, index: number, isMarked: boolean) => {
    const [before, match, after] = matchParts(text, typed);
    return make(
      'div',
      {
        id: idOf(index),
        role: 'option',
        class: styles.option,
        'aria-selected': String(isMarked),
        'data-text': text,
      },
      searchIcon(),
      make('span', { dir: 'auto' }, before, make('b', {}, match), after),
    );
  };

  return {
    id,
    element,
    idOf,
    show({ items, marked, isOpen }, typed, links) {
      element.hidden = !isOpen;
      if (!isOpen) return;
      box.replaceChildren(...items.map((text, index) => optionOf(text, typed, index, index === marked)));
      jumps.hidden = links.length === 0;
      jumps.replaceChildren(
        make('span', {}, jumpLabel),
        ...links.map(({ text, href }) => make('a', { href }, text)),
      );
    },
    onChoose(choose) {
      // The input keeps focus, so the list stays open until the click.
      element.addEventListener('pointerdown', (event) => event.preventDefault());
      element.addEventListener('mousedown', (event) => event.preventDefault());
      box.addEventListener('click', ({ target }) => {
        const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
        if (option?.dataset.text) choose(option.dataset.text);
      });
    },
  };
}

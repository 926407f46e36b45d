import { commentIcon } from '#design/discussion/comment-icon.ts';
import { button, element, nodeOf } from './elements.ts';

export interface MenuEntry {
  name: string;
  words: string;
  /** Pressing it once changes its words to these, and only the second press acts. */
  sure?: string;
  act(): void;
}

/** A button that shows a few actions about one comment below it. Arrow keys move in it, Escape closes it. */
export function moreMenu(id: string, label: string, entries: readonly MenuEntry[]): HTMLElement {
  const listId = `discussion-menu-${id}`;
  const items = entries.map((entry) =>
    entryButton(id, entry, () => {
      show(false);
      // The pressed entry is hidden now, and a hidden element loses the focus.
      opener.focus({ preventScroll: true });
    }),
  );
  const list = element('div', { id: listId, class: 'discussion-menu', hidden: true }, ...items);
  const opener = button([nodeOf(commentIcon('more'))], () => show(list.hidden !== false), {
    key: `menu-${id}`,
    class: 'discussion-tool discussion-tool-icon',
    'aria-label': label,
    'aria-expanded': 'false',
    'aria-controls': listId,
  });
  const place = element('div', { class: 'discussion-menu-place' }, opener, list);

  function show(isShown: boolean): void {
    list.hidden = !isShown;
    opener.ariaExpanded = String(isShown);
    if (isShown) items[0]?.focus();
  }
  place.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      show(false);
      opener.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.matches(':focus'));
    // From the button, up leads to the last entry.
    items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length)?.focus();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) show(false);
  });
  return place;
}

/** The button of the menu that is open in a thread, by its key. */
export function openMenuIn(thread: HTMLElement): string | undefined {
  const opener = thread.querySelector<HTMLElement>('.discussion-menu-place > [aria-expanded="true"]');
  return opener?.dataset.key;
}

function entryButton(id: string, entry: MenuEntry, close: () => void): HTMLButtonElement {
  return button(
    entry.words,
    (pressed) => {
      if (entry.sure && pressed.textContent !== entry.sure) {
        pressed.textContent = entry.sure;
        return;
      }
      close();
      entry.act();
    },
    { key: `${entry.name}-${id}` },
  );
}

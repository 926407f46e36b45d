/**
 * Makes terms open in place: each link to a term of the glossary becomes a button whose definition opens after its
 * paragraph. Without scripts the link leads to the list.
 * @returns a function that stops it
 */
export function openTerms(root: HTMLElement, className: { term: string; meaning: string }): () => void {
  const controller = new AbortController();
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  for (const [index, link] of links.entries()) {
    const entry = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const block = link.closest('p, li, blockquote');
    if (!entry?.hasAttribute('data-term') || !block) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className.term;
    button.append(...link.childNodes);
    const meaning = meaningOf(entry, `${entry.id}-${index}`, className.meaning);
    button.setAttribute('aria-expanded', 'false');
    button.setAttribute('aria-controls', meaning.id);
    link.replaceWith(button);
    if (block.tagName === 'P') block.after(meaning);
    else block.append(meaning);
    const show = (isOpen: boolean) => {
      button.setAttribute('aria-expanded', String(isOpen));
      meaning.hidden = !isOpen;
    };
    button.addEventListener('click', () => show(meaning.hidden !== false), { signal: controller.signal });
    button.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') show(false);
      },
      { signal: controller.signal },
    );
  }
  return () => controller.abort();
}

/** The definition as it opens: the same words as in the list, as text. */
function meaningOf(entry: Element, id: string, className: string): HTMLElement {
  const meaning = document.createElement('p');
  meaning.id = `open-${id}`;
  meaning.className = className;
  meaning.hidden = true;
  const term = document.createElement('b');
  term.textContent = `${entry.querySelector('dt')?.textContent ?? ''}. `;
  meaning.append(term, entry.querySelector('dd')?.textContent ?? '');
  return meaning;
}

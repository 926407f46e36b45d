/** Loads suggestions when a reader focuses a search box. Until then it is a plain form. */
export function onSearchFocus(bind: (form: HTMLFormElement) => void): void {
  const reach = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-search]') : null;
    if (form) bind(form);
  };
  document.addEventListener('focusin', ({ target }) => reach(target));
  // The input may have been focused before this ran.
  reach(document.activeElement);
}

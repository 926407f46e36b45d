/** A reader turned to a search box: what makes it suggest is fetched now. Until then it is a plain form. */
export function onSearchFocus(bind: (form: HTMLFormElement) => void): void {
  const reach = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-search]') : null;
    if (form) bind(form);
  };
  document.addEventListener('focusin', ({ target }) => reach(target));
  // The focus may have been there before us.
  reach(document.activeElement);
}

import { rememberedStore } from './remembered.ts';
import { dismissedMost, rememberedDismissed } from './remembered-things.ts';
import { withFirst } from './with-first.ts';

/** Closes the breaking-news banner, for good: the script in the head hides it from then on. */
export function bindDismissing(): void {
  const hide = () => {
    const dismissed = rememberedStore.get(rememberedDismissed);
    for (const banner of document.querySelectorAll<HTMLElement>('[data-breaking]'))
      if (dismissed.includes(banner.dataset.breaking ?? '')) banner.hidden = true;
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-dismiss]') : null;
    const id = button?.closest<HTMLElement>('[data-breaking]')?.dataset.breaking;
    if (!id) return;
    const dismissed = rememberedStore.get(rememberedDismissed);
    rememberedStore.set(
      rememberedDismissed,
      withFirst(dismissed, id, dismissedMost, (a, b) => a === b),
    );
    // The button is gone: focus continues from the page.
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  rememberedStore.subscribe(hide);
  hide();
}

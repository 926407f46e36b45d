import { requestPanel } from '#app/behaviours/request-panel.ts';
import { showToast } from '#app/behaviours/toast.ts';
import { choicesCopy } from '#app/copy/choices.ts';

/** Confirms that the reader's choices are stored, and leads to where they can be changed. */
export function showChoicesSaved(): void {
  showToast(choicesCopy.saved, { label: choicesCopy.settings, act: () => requestPanel('cookie-settings') });
}

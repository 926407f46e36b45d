import { keepOffline } from '../keep-offline.ts';
import { openPath } from '../open-path.ts';
import { routeChanged } from '../route-changed.ts';
import { showToast } from '../toast.ts';
import { changeReadingList, readReadingList, writeReadingList } from './reading-list.ts';
import { rememberedStore } from './remembered.ts';
import { isSameStory, rememberedKeepsOffline, rememberedSaved } from './remembered-things.ts';
import { storyOfTools, toolsOnPage } from './story-elements.ts';

/** What a toast says after a press. */
interface SavingTexts {
  savedToList: string;
  seeList: string;
  removedFromList: string;
  undo: string;
}

/** Keeps the save buttons pressed for saved stories, also when another window saves one. */
export function bindSaving(texts: SavingTexts, listPath: string): void {
  const show = () => {
    const saved = rememberedStore.get(rememberedSaved);
    for (const count of document.querySelectorAll('[data-saved-count]'))
      count.textContent = saved.length > 0 ? String(saved.length) : '';
    for (const tools of toolsOnPage()) {
      const isSaved = saved.some((story) => isSameStory(story, storyOfTools(tools)));
      tools.querySelector('[data-save]')?.setAttribute('aria-pressed', String(isSaved));
    }
  };
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-save]') : null;
    const tools = button?.closest<HTMLElement>('[data-story-url]');
    if (!tools) return;
    // Without scripts the button sends a form.
    event.preventDefault();
    const story = storyOfTools(tools);
    const before = readReadingList();
    const wasSaved = before.some((entry) => entry.state === 'to-read' && isSameStory(entry, story));
    changeReadingList(story, wasSaved ? 'removed' : 'to-read');
    if (wasSaved)
      showToast(texts.removedFromList, { label: texts.undo, act: () => writeReadingList(before) });
    else {
      if (rememberedStore.get(rememberedKeepsOffline)) keepOffline(story);
      showToast(texts.savedToList, { label: texts.seeList, act: () => openPath(listPath) });
    }
  });
  rememberedStore.subscribe(show);
  document.addEventListener(routeChanged, show);
  // Stories that came later, by seamless reading, are new to us until the reader gets there.
  addEventListener('scrollend', show, { passive: true });
  show();
}

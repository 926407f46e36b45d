import { routeChanged } from '../route-changed.ts';
import { rememberedStore } from './remembered.ts';
import { isSameStory, rememberedSaved, savedMost, withFirst } from './remembered-things.ts';
import { storyOfTools, toolsOnPage } from './story-elements.ts';

/** Keeps the save buttons pressed for saved stories, also when another window saves one. */
export function bindSaving(): void {
  const show = () => {
    const saved = rememberedStore.get(rememberedSaved);
    for (const tools of toolsOnPage()) {
      const isSaved = saved.some((story) => isSameStory(story, storyOfTools(tools)));
      tools.querySelector('[data-save]')?.setAttribute('aria-pressed', String(isSaved));
    }
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-save]') : null;
    const tools = button?.closest<HTMLElement>('[data-story-url]');
    if (!tools) return;
    const story = storyOfTools(tools);
    const saved = rememberedStore.get(rememberedSaved);
    const others = saved.filter((other) => !isSameStory(other, story));
    rememberedStore.set(
      rememberedSaved,
      others.length < saved.length ? others : withFirst(saved, story, savedMost, isSameStory),
    );
  });
  rememberedStore.subscribe(show);
  document.addEventListener(routeChanged, show);
  // Stories that came later, by seamless reading, are new to us until the reader gets there.
  addEventListener('scrollend', show, { passive: true });
  show();
}

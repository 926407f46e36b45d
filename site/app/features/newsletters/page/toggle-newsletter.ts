import { showToast } from '#app/behaviours/toast.ts';
import { copy } from '#app/copy/site.ts';
import { onTheList } from '#content/rules/newsletter-day.ts';
import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import { loadNewsletters } from './use-newsletters.ts';

export interface ToggledNewsletter {
  id: string;
  title: string;
  rhythm: string | undefined;
}

/** Subscribes or unsubscribes, and confirms it; unsubscribing can be undone. */
export async function toggleNewsletter(newsletter: ToggledNewsletter): Promise<void> {
  const { id, title, rhythm } = newsletter;
  const newsletters = await loadNewsletters();
  const isTaken = () => newsletters.get().subscriptions.includes(id);
  const before = isTaken();
  await newsletters.toggle(id);
  if (before === isTaken()) return;
  if (before)
    showToast(words.left(title), { label: copy.undo, act: () => void toggleNewsletter(newsletter) });
  else showToast(onTheList([rhythm], Date.now()));
}

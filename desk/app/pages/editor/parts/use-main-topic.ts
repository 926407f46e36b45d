import { useStoryField } from '../../../story/use-story-session.ts';
import { useEntries } from '../panels/use-entries.ts';

/** The topic that the story belongs to first, by the name that readers know. */
export function useMainTopic(): { slug: string; name: string } | undefined {
  const { value } = useStoryField<{ slug: string; primary: boolean }[]>('topics');
  const entries = useEntries('topics');
  const slug = (value?.find(({ primary }) => primary) ?? value?.[0])?.slug;
  if (slug === undefined) return undefined;
  return { slug, name: entries.find(({ id }) => id === slug)?.name ?? slug };
}

/** What a search answered, or why it could not. */
export interface SearchAnswer<Story> {
  words: string;
  stories: readonly Story[];
  problem?: string;
}

/** The results that may be shown for words: those that were found for them, and until these are here earlier ones that have the words in their title. */
export function shownFor<Story extends { title: string }>(
  answer: SearchAnswer<Story> | undefined,
  words: string,
): readonly Story[] {
  if (!answer || answer.words === words) return answer?.stories ?? [];
  if (words === '') return [];
  return answer.stories.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
}

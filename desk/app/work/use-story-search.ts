import { useEffect, useState } from 'react';
import { listStories } from '#content/calls/story-list.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { callApi } from '../api/call-api.ts';
import { type SearchAnswer, shownFor } from './found-stories.ts';

const pause = 120;

/** Stories that have some words, or the newest without any. Results belong to the words they answer. */
export function useStorySearch(words: string, limit: number) {
  const [answer, setAnswer] = useState<SearchAnswer<StoryListItem>>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try searches again
  useEffect(() => {
    const ended = new AbortController();
    const search = () =>
      callApi(listStories, { query: { q: words || undefined, limit }, signal: ended.signal }).then(
        ({ items }) => setAnswer({ words, stories: items }),
        (error: Error) => ended.signal.aborted || setAnswer({ words, stories: [], problem: error.message }),
      );
    const timer = setTimeout(() => void search(), words ? pause : 0);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [words, limit, tries]);
  const isAnswered = answer?.words === words;
  return {
    stories: shownFor(answer, words),
    isAnswered,
    problem: isAnswered ? answer.problem : undefined,
    again() {
      setAnswer(undefined);
      setTries(tries + 1);
    },
  };
}

import { useCallback, useEffect, useState } from 'react';
import { listChecks } from '#content/calls/checks.ts';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { callApi } from '../../../../api/call-api.ts';
import type { StorySession } from '../../../../story/story-session.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';

/** With the rest of the save line long enough that a sentence is finished, short enough that a fixed problem leaves at once. */
const pauseMilliseconds = 700;

interface Checks {
  /** Readers have all of this already. */
  isAsPublished: boolean;
  findings: readonly CheckFinding[];
  /** How many checks there are. */
  total: number;
  isKnown: boolean;
  isRunning: boolean;
  problem: string | undefined;
  runNow(): void;
}

/** What the checks read. Another value of one of them is another story. */
const contentOf = ({ text, snapshot }: StorySession): readonly unknown[] => [
  text?.state.doc,
  snapshot.fields,
  snapshot.story.publishedVersion,
];
const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((part, index) => part === other[index]);

interface Outcome {
  findings: readonly CheckFinding[];
  total: number;
  isAsPublished: boolean;
  /** What was checked; undefined where the server did not have all of it. */
  content: readonly unknown[] | undefined;
}

/**
 * The checklist of the story, run again after each pause in writing, and when the tab is looked at again: what it found may be
 * mended in the library, in another story or in another tab.
 */
export function useChecks(at: string): Checks {
  const session = useStorySession();
  const { storyId } = session;
  const [found, setFound] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [runs, setRuns] = useState(0);
  const runNow = useCallback(() => setRuns((count) => count + 1), []);
  useEffect(() => {
    const look = () => document.hidden || runNow();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [runNow]);
  // Every word is saved within a moment: the panel renders once after a pause, not with every save.
  useEffect(() => {
    let last = contentOf(session);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = session.subscribe(() => {
      const now = contentOf(session);
      const isSaved = session.snapshot.saveState.kind === 'saved';
      if (isSaved && isSame(now, last)) return;
      clearTimeout(timer);
      if (!isSaved) return;
      last = now;
      timer = setTimeout(runNow, pauseMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [session, runNow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or a press runs them again
  useEffect(() => {
    const ended = new AbortController();
    const content = session.snapshot.saveState.kind === 'saved' ? contentOf(session) : undefined;
    setRunning(true);
    callApi(listChecks, { params: { id: storyId }, query: { at: at || undefined }, signal: ended.signal })
      .then(({ findings, checks, isAsPublished = false }) => {
        setFound({ findings, total: checks.length, isAsPublished, content });
        setProblem(undefined);
      })
      .catch((error: Error) => !ended.signal.aborted && setProblem(error.message))
      .finally(() => !ended.signal.aborted && setRunning(false));
    return () => ended.abort();
  }, [storyId, at, runs]);
  const isCurrent = useStory(() => found?.content !== undefined && isSame(found.content, contentOf(session)));
  return {
    isAsPublished: isCurrent && found?.isAsPublished === true,
    findings: found?.findings ?? [],
    total: found?.total ?? 0,
    isKnown: found !== undefined,
    isRunning,
    problem,
    runNow,
  };
}

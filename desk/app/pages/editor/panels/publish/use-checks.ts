import { useCallback, useEffect, useState } from 'react';
import { listChecks } from '#content/calls/checks.ts';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { callApi } from '../../../../api/call-api.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';

/** Long enough that a sentence is finished, short enough that a fixed problem leaves at once. */
const pauseMilliseconds = 1200;

interface Checks {
  findings: readonly CheckFinding[];
  /** How many checks there are. */
  total: number;
  isKnown: boolean;
  isRunning: boolean;
  problem: string | undefined;
  runNow(): void;
}

/**
 * The checklist of the story, run again after each pause in writing, and when the tab is looked at again: what it found may be
 * mended in the library, in another story or in another tab.
 */
export function useChecks(at: string): Checks {
  const session = useStorySession();
  const { storyId } = session;
  const [found, setFound] = useState<{ findings: readonly CheckFinding[]; total: number }>();
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
    const savedAt = () => {
      const { saveState } = session.snapshot;
      return saveState.kind === 'saved' ? saveState.at : undefined;
    };
    let last = savedAt();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = session.subscribe(() => {
      const now = savedAt();
      if (now === undefined || now === last) return;
      last = now;
      clearTimeout(timer);
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
    setRunning(true);
    callApi(listChecks, { params: { id: storyId }, query: { at: at || undefined }, signal: ended.signal })
      .then(({ findings, checks }) => {
        setFound({ findings, total: checks.length });
        setProblem(undefined);
      })
      .catch((error: Error) => !ended.signal.aborted && setProblem(error.message))
      .finally(() => !ended.signal.aborted && setRunning(false));
    return () => ended.abort();
  }, [storyId, at, runs]);
  return {
    findings: found?.findings ?? [],
    total: found?.total ?? 0,
    isKnown: found !== undefined,
    isRunning,
    problem,
    runNow,
  };
}

import { useEffect, useState } from 'react';
import { coverageEnd, isCoverageLive } from '#content/rules/live-blog.ts';

/** Whether coverage is live, known only after hydration: a page cached for an hour must not claim it. */
export function useCoverage(start: string | undefined): 'live' | 'ended' | undefined {
  const [state, setState] = useState<'live' | 'ended'>();
  useEffect(() => {
    const isLive = isCoverageLive(start, new Date());
    setState(isLive ? 'live' : 'ended');
    const end = coverageEnd(start);
    if (!isLive || !end) return;
    const timer = setTimeout(() => setState('ended'), end.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [start]);
  return state;
}

import { useEffect, useState } from 'react';
import { watchCurrent } from './watch-current.ts';

/** Which of these parts of the page the reader is at. Without scripts none is marked. */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = anchors.join(' ');
  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    return watchCurrent(parts, ({ id }) => setCurrent(id));
  }, [key]);
  return current;
}

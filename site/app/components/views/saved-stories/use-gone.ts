import { useEffect, useState } from 'react';

/** The paths of the list that have no story any more. Requested again only when the list has other stories. */
export function useGone(
  list: readonly { url: string }[],
  requestGone: (paths: readonly string[]) => Promise<readonly string[]>,
): ReadonlySet<string> {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const paths = list
    .map(({ url }) => url)
    .sort()
    .join(' ');
  useEffect(() => {
    if (!paths) return;
    // Without an answer every story counts as there; its page says if it is not.
    requestGone(paths.split(' ')).then(
      (found) => setGone(new Set(found)),
      () => {},
    );
  }, [paths, requestGone]);
  return gone;
}

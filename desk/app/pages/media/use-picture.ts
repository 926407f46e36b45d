import { useCallback, useEffect, useState } from 'react';
import { getPicture } from '#content/calls/pictures.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { isApiError } from '../../api/api-error.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';

type Detail = AnswerOf<typeof getPicture>;

const noPicture = 'There is no picture at this address. It may have been deleted.';

/** One picture with the stories that show it. The last one stays in view until the next is here. */
export function usePicture(id: string | undefined) {
  const [detail, setDetail] = useState<Detail>();
  const [problem, setProblem] = useState<string>();
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of loads loads again
  useEffect(() => {
    if (!id) return;
    const stop = new AbortController();
    callApi(getPicture, { params: { id }, signal: stop.signal }).then(
      (found) => {
        setProblem(undefined);
        setDetail(found);
      },
      (error: Error) => {
        if (stop.signal.aborted) return;
        setProblem(isApiError(error, 'not_found') ? noPicture : error.message);
      },
    );
    return () => stop.abort();
  }, [id, loads]);
  return {
    detail: id && detail?.picture.id === id ? detail : undefined,
    problem,
    reload: useCallback(() => setLoads((count) => count + 1), []),
    update: useCallback(
      (picture: LibraryPicture) =>
        setDetail((before) => (before?.picture.id === picture.id ? { ...before, picture } : before)),
      [],
    ),
  };
}

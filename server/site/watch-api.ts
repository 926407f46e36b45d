import type { FetchApi } from '#app/content-client/client.ts';
import type { Dependencies } from '#platform/dependencies.ts';

/** Calls to an API in another process, with its state: it is down when it does not answer, or says so itself. */
export function watchApi(fetchApi: FetchApi, dependencies: Pick<Dependencies, 'up' | 'down'>): FetchApi {
  return async (request, signal) => {
    try {
      const answer = await fetchApi(request, signal);
      if (answer.status === 503) dependencies.down('api', 'answered 503');
      else dependencies.up('api');
      return answer;
    } catch (error) {
      // A reader who leaves ends the call; that is no fault of the API.
      const isAbort = error instanceof Error && error.name === 'AbortError';
      if (!isAbort) dependencies.down('api', error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
}

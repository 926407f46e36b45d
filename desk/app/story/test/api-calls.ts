import { CallFailure, type StoryCalls } from '../story-calls.ts';

interface Answer {
  status: number;
  body: { data?: unknown; errors?: { reason: string; message: string }[] };
}
/** `app.request()` with the credentials of a member of staff. */
export type Request = (method: string, path: string, body?: unknown) => Promise<Answer>;

let inFlight = 0;
/** How many calls have no answer yet: a clock that is moved by hand waits for them, however long a database takes. */
export const callsInFlight = (): number => inFlight;

/** The calls of a story over an API that runs in the same process. */
export function apiCalls(request: Request, id: string): StoryCalls {
  const call = async (method: string, path: string, body?: unknown, part = 'draft') => {
    inFlight += 1;
    const answer = await request(method, `/${id}/${part}${path}`, body).finally(() => {
      inFlight -= 1;
    });
    const [error] = answer.body.errors ?? [];
    if (error) throw new CallFailure(answer.status, error.reason, error.message);
    return answer.body.data as never;
  };
  return {
    getDraft: (withStart) => call('GET', withStart ? '?withStart=true' : ''),
    addSteps: (sent) => call('POST', '/steps', sent),
    listSteps: (since, epoch) =>
      call('GET', `/steps?since=${since}${epoch === undefined ? '' : `&epoch=${epoch}`}`),
    changeFields: (changes, written) => call('PUT', '/fields', { changes, ...written }),
    saveDraft: (given) => call('POST', '/save', given),
    addNote: (note) => call('POST', '', note, 'notes'),
    setPresence: (input) => call('POST', '/presence', input),
  };
}

/** A line that tests cut: requests fail, or are carried out and their answers are lost. */
export function createLine(calls: StoryCalls) {
  const line = {
    state: 'up' as 'up' | 'down' | 'loses-answers',
    failure: undefined as CallFailure | undefined,
  };
  const through =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (line.failure) throw line.failure;
      if (line.state === 'down') throw new CallFailure(0, 'no_answer', 'No connection');
      const result = await call(...given);
      if (line.state === 'loses-answers') throw new CallFailure(0, 'no_answer', 'Connection reset');
      return result;
    };
  return {
    line,
    calls: {
      getDraft: through(calls.getDraft),
      addSteps: through(calls.addSteps),
      listSteps: through(calls.listSteps),
      changeFields: through(calls.changeFields),
      saveDraft: through(calls.saveDraft),
      addNote: through(calls.addNote),
      setPresence: through(calls.setPresence),
    } satisfies StoryCalls,
  };
}

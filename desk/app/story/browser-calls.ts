import {
  addSteps,
  changeFields,
  getDraft,
  listSteps,
  saveDraft,
  setPresence,
} from '#content/calls/drafts.ts';
import { addNote } from '#content/calls/notes.ts';
import type { Person } from '#content/entities/draft.ts';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/call-api.ts';
import { followStaffEvents } from '../events/staff-events.ts';
import { CallFailure, type StoryCalls } from './story-calls.ts';
import { readStepsEvent, type StoryEvent, type StoryEvents } from './story-events.ts';

async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw new CallFailure(error.status, error.reason, error.message, error);
    throw error;
  }
}

/** A request that gets no answer counts as lost; its steps come back under the id of this tab. */
const timeout = () => AbortSignal.timeout(15_000);

/** The calls of a story by the browser. A session that has ended never interrupts typing: the banner offers to sign in. */
export function browserCalls(id: string): StoryCalls {
  const params = { id };
  const common = () => ({ params, whenSignedOut: 'fail', signal: timeout() }) as const;
  return {
    getDraft: (withStart) =>
      answered(callApi(getDraft, { ...common(), query: withStart ? { withStart: 'true' } : {} })),
    addSteps: (body, how) => answered(callApi(addSteps, { ...common(), ...how, body })),
    listSteps: (since, epoch) =>
      answered(callApi(listSteps, { ...common(), query: { since: String(since), epoch } })),
    changeFields: (changes, { keepalive, ...written } = {}) =>
      answered(
        callApi(changeFields, {
          ...common(),
          ...(keepalive ? { keepalive } : {}),
          body: { changes, ...written },
        }),
      ),
    saveDraft: (body) => answered(callApi(saveDraft, { ...common(), body })),
    addNote: (body) => answered(callApi(addNote, { ...common(), body })),
    setPresence: (body) =>
      answered(
        callApi(setPresence, { params, whenSignedOut: 'fail', body, keepalive: body.isLeaving === true }),
      ),
  };
}

/** The stream of events of a story, while a screen listens. */
export function browserEvents(story: string): StoryEvents {
  let isLive = false;
  return {
    subscribe(listener: (event: StoryEvent) => void) {
      return followStaffEvents(
        ({ kind, data }) => {
          if (kind === 'steps') listener(readStepsEvent(data));
          else if (kind === 'presence') listener({ kind, people: (data.people ?? []) as Person[] });
          else if (kind !== 'listed') listener({ kind: 'changed' });
        },
        {
          story,
          onState: (isNow) => {
            // What happened while there was no stream is read once.
            if (isNow && !isLive) listener({ kind: 'changed' });
            isLive = isNow;
          },
        },
      );
    },
    isConnected: () => isLive,
  };
}

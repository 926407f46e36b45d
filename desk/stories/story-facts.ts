import type { StoryRecord, StoryVersion } from '#content/entities/story-record.ts';
import { type CallApi, problemIn } from '../call-api.ts';

export interface StoryFacts {
  record: StoryRecord;
  versions: readonly StoryVersion[];
  /** The address of a preview, valid for a short time. */
  preview: { url: string; expiresAt: string } | undefined;
}

/** Reads a story with its versions and a fresh preview; `call` takes paths below the stories of the site. */
export async function readStory(
  call: CallApi,
  id: string,
): Promise<StoryFacts | { problem: string; status: number }> {
  const path = `/${encodeURIComponent(id)}`;
  const answer = await call(path);
  // The API rejects an id that no story can have; for staff there is no such story.
  if (answer.status === 404 || answer.status === 400) return { problem: 'not found', status: 404 };
  if (!answer.ok) return { problem: await problemIn(answer), status: 503 };
  const [versions, preview] = await Promise.all([
    call(`${path}/versions`),
    call(`${path}/preview`, { method: 'POST', body: {} }),
  ]);
  return {
    record: await dataOf<StoryRecord>(answer),
    versions: versions.ok ? (await dataOf<{ items: StoryVersion[] }>(versions)).items : [],
    preview: preview.ok ? await dataOf(preview) : undefined,
  };
}

const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;

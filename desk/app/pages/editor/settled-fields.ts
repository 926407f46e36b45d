import type { StoryField } from '../../story/field-sync.ts';
import type { StorySession } from '../../story/story-session.ts';
import { fieldLabel } from './field-labels.ts';

type Fields = Readonly<Record<string, StoryField>>;

/** Why a version would not have what the editor sees: a field has another value on the server. */
export function unsettledField(fields: Fields): string | undefined {
  for (const [name, { choice, problem }] of Object.entries(fields)) {
    if (choice) return `${fieldLabel(name)} has two changes at once. Choose one of them first.`;
    if (problem !== undefined) return `${fieldLabel(name)} cannot be saved as it is. Correct it first.`;
  }
  return undefined;
}

/** Sends everything; rejects where the server still has another value of a field, which may come to light only now. */
export async function flushSettled(session: Pick<StorySession, 'flush' | 'snapshot'>): Promise<void> {
  await session.flush();
  const why = unsettledField(session.snapshot.fields);
  if (why !== undefined) throw new Error(why);
}

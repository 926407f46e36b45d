import type { Call } from '#content/calls/call.ts';
import { managedCalls } from '#content/calls/managed.ts';
import { callApi } from '../../api/call-api.ts';
import type { PickChoice } from './pick-popover.tsx';

interface StoredEntries {
  items: { id: string; entry: Record<string, unknown> }[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Authors or topics, by name. They are many, so they are read when a person looks for one. */
export async function loadChoices(name: 'author' | 'topic'): Promise<readonly PickChoice[]> {
  const callName = name === 'author' ? 'listAuthors' : 'listTopics';
  const call = managedCalls.map(({ calls }) => calls.list).find((list) => list.name === callName);
  if (!call) return [];
  const { items } = (await callApi(call as Call, { params: {} })) as StoredEntries;
  return items
    .map(({ id, entry }) => ({
      id: name === 'topic' ? text(entry.slug) || id : id,
      name: text(entry.name) || `${text(entry.firstName)} ${text(entry.lastName)}`.trim() || id,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

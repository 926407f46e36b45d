import { confirmText as confirmCall, type ManagedCalls, managedCalls } from '#content/calls/managed.ts';
import { NeutronError } from '#content/errors.ts';
import type { ManagedKindName } from '#content/managed/kinds.ts';
import type { Handler } from '../../handler.ts';
import { confirmText, withStarterTexts } from '../../manage/confirm-text.ts';
import {
  getEntries,
  getEntry,
  getEntryVersions,
  presentVersion,
  putEntry,
  removeEntry,
} from '../../manage/save-entry.ts';
import { enveloped } from '../../present/envelope.ts';
import { serve } from '../../serve.ts';

type HandlerOf<Name extends keyof ManagedCalls> = Handler<ManagedCalls[Name]>;

const listOf =
  (kind: ManagedKindName): HandlerOf<'list'> =>
  async (_input, { db, context }) => {
    const items = await getEntries(db.kysely, kind);
    return {
      answer: enveloped({
        items: kind === 'texts' ? withStarterTexts(items, context.generation.settings) : items,
      }),
    };
  };

const getOf =
  (kind: ManagedKindName): HandlerOf<'get'> =>
  async ({ params: { id } }, { db, context }) => {
    const stored = await getEntry(db.kysely, kind, id);
    const starters = stored || kind !== 'texts' ? [] : withStarterTexts([], context.generation.settings);
    const found = stored ?? starters.find((text) => text.id === id);
    if (!found) throw new NeutronError('not_found', { field: 'id' });
    return { answer: enveloped(found) };
  };

const putOf =
  (kind: ManagedKindName): HandlerOf<'put'> =>
  async ({ params, body }, deps) => ({ answer: enveloped(await putEntry(kind, params.id, body, deps)) });

const removeOf =
  (kind: ManagedKindName): HandlerOf<'remove'> =>
  async ({ params, query }, deps) => ({
    answer: enveloped(await removeEntry(kind, params.id, query.baseVersion, deps)),
  });

const versionsOf =
  (kind: ManagedKindName): HandlerOf<'versions'> =>
  async ({ params }, { db }) => {
    const versions = await getEntryVersions(db.kysely, kind, params.id);
    if (versions.length === 0) throw new NeutronError('not_found', { field: 'id' });
    const items = versions.map((version) => ({
      ...presentVersion(version),
      ...(version.doc === null ? {} : { entry: JSON.parse(version.doc) as unknown }),
    }));
    return { answer: enveloped({ items }) };
  };

const confirm: Handler<typeof confirmCall> = async ({ params, body }, deps) => ({
  answer: enveloped(await confirmText(params.id, body.values, deps)),
});

/** The calls of every kind, five each. */
export const servedManaged = [
  ...managedCalls.flatMap(({ kind, calls }) => [
    serve(calls.list, listOf(kind)),
    serve(calls.get, getOf(kind)),
    serve(calls.put, putOf(kind)),
    serve(calls.remove, removeOf(kind)),
    serve(calls.versions, versionsOf(kind)),
  ]),
  serve(confirmCall, confirm),
];

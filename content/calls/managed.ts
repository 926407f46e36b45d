import { z } from 'zod';
import { type ManagedKindName, managedKindNames, managedKinds } from '../managed/kinds.ts';
import type { ManagedKind } from '../managed/managed-kind.ts';
import { commonQuery, defineCall, envelope, site, wholeNumber } from './call.ts';

const params = z.object({ site });
const oneParams = z.object({ site, id: z.string().min(1).max(200) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;

/** When it was saved and by which account; neither is known of entries that an import or the seed wrote. */
const saved = {
  /** 0 only of a starter text. */
  version: z.number().int().nonnegative(),
  savedAt: z.string().optional(),
  savedBy: z.string().optional(),
};

/** The answer to a write, and one entry of a list. */
const storedEntry = (entry: z.ZodType) =>
  z.object({
    id: z.string(),
    ...saved,
    /** Only of texts: an unconfirmed starter text, which readers do not see. */
    isStarter: z.boolean().optional(),
    entry,
  });

/** The calls of a kind. Every write is one transaction; the answer is the entry as it is then. */
function callsOf(kind: ManagedKindName) {
  const { one, many, label, entry, idHelp, right }: ManagedKind = managedKinds[kind];
  const path = `/api/neutron/manage/{site}/${kind}`;
  const stored = storedEntry(entry);
  const answer = envelope(stored);
  const calls = {
    list: defineCall({
      name: `list${many}`,
      summary: `Every ${label}`,
      method: 'GET',
      path,
      params,
      query,
      answer: envelope(z.object({ items: z.array(stored) })),
      errors: guards,
      auth: 'staff',
      right: 'see-own',
    }),
    get: defineCall({
      name: `get${one}`,
      summary: `One ${label}; its id is ${idHelp}`,
      method: 'GET',
      path: `${path}/{id}`,
      params: oneParams,
      query,
      answer,
      errors: [...guards, 'not_found'],
      auth: 'staff',
      right: 'see-own',
    }),
    put: defineCall({
      name: `put${one}`,
      summary: `Create a ${label}, or replace it; rejected if another editor saved it after \`baseVersion\``,
      method: 'PUT',
      path: `${path}/{id}`,
      params: oneParams,
      query,
      body: z.strictObject({
        entry,
        /** The version that the change is based on. Without it, or 0: there must be none yet. */
        baseVersion: z.number().int().nonnegative().default(0),
      }),
      answer,
      errors: [...writes, 'version_conflict', 'reference_unknown'],
      auth: 'staff',
      right,
    }),
    remove: defineCall({
      name: `delete${one}`,
      summary: `Remove a ${label} that nothing refers to; its versions stay`,
      method: 'DELETE',
      path: `${path}/{id}`,
      params: oneParams,
      query: z.strictObject({ ...commonQuery, baseVersion: wholeNumber.optional() }),
      answer,
      errors: [...guards, 'not_found', 'version_conflict', 'in_use'],
      auth: 'staff',
      right,
    }),
    versions: defineCall({
      name: `list${one}Versions`,
      summary: `Every saved version of a ${label}, newest first, also of one that was removed`,
      method: 'GET',
      path: `${path}/{id}/versions`,
      params: oneParams,
      query,
      answer: envelope(
        z.object({
          items: z.array(
            z.object({
              ...saved,
              /** Missing where this version removed the entry. */
              entry: entry.optional(),
            }),
          ),
        }),
      ),
      errors: [...guards, 'not_found'],
      auth: 'staff',
      right: 'see-own',
    }),
  };
  return { kind, stored, calls };
}
export type ManagedCalls = ReturnType<typeof callsOf>['calls'];

const textCalls = callsOf('texts');
export const managedCalls = managedKindNames.map((kind) => (kind === 'texts' ? textCalls : callsOf(kind)));

export const confirmText = defineCall({
  name: 'confirmText',
  summary: 'Publish a starter text, with your own names in its gaps',
  method: 'POST',
  path: '/api/neutron/manage/{site}/texts/{id}/confirm',
  params: oneParams,
  query,
  body: z
    .strictObject({
      /** What stands in the gaps of the text, by name: `contact`, `company`. */
      values: z.record(z.string().max(50), z.string().trim().min(1).max(500)).default({}),
    })
    .default({ values: {} }),
  answer: textCalls.calls.get.answer,
  errors: [...writes, 'not_found', 'version_conflict'],
  auth: 'staff',
  right: managedKinds.texts.right,
});

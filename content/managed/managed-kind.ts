import type { z } from 'zod';
import type { RightName } from '../rules/rights/rights.ts';

/** A kind of entry that staff manage by calls of one shape; `managedKinds` lists them all. */
export interface ManagedKind {
  /** The names in operation ids: `putLinkList`, `listLinkLists`. */
  one: string;
  many: string;
  /** For people: `link list`. */
  label: string;
  /** What staff need to save and remove entries. */
  right: RightName;
  /** What the id in the path is, e.g. the slug. */
  idHelp: string;
  /** New entries must have an id of this form; imported ones may have others. */
  id: z.ZodType<string>;
  /** The entry as it is sent and answered, without its id. Strict: a misspelt field is rejected by name. */
  entry: z.ZodType;
}

/** An id of two parts, such as `article.*` or `us.guides`: the first part has no dot. */
export function splitId(id: string): [first: string, second: string] {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, ''] : [id.slice(0, dot), id.slice(dot + 1)];
}

import type { Settings } from '#content/entities/settings.ts';
import { NeutronError } from '#content/errors.ts';
import { fillStarter, gapsOf, starterTexts } from '#content/texts/starter-texts.ts';
import type { HandlerDeps } from '../handler.ts';
import { getEntry, putEntry, type StoredEntry } from './save-entry.ts';

/** The stored texts, and the unconfirmed starter texts, with their gaps. */
export function withStarterTexts(stored: readonly StoredEntry[], settings: Settings): StoredEntry[] {
  const known = new Set(stored.map(({ id }) => id));
  const starters = [...starterTexts]
    .filter(([id]) => !known.has(id))
    .map(([id, starter]) => ({
      id,
      version: 0,
      isStarter: true,
      entry: fillStarter(starter, knownValues(settings)),
    }));
  return [...stored, ...starters];
}

/** What the settings say about the publisher; it need not be sent again. */
function knownValues({ name, legalEntity }: Settings): Record<string, string> {
  const { name: company, address, country, email } = legalEntity;
  return {
    publication: name,
    company,
    ...(address ? { address } : {}),
    ...(country ? { country } : {}),
    ...(email ? { contact: email } : {}),
  };
}

/** Publishes a starter text. Every gap must be filled: readers must not meet one. */
export async function confirmText(
  id: string,
  values: Readonly<Record<string, string>>,
  deps: HandlerDeps,
): Promise<StoredEntry> {
  const starter = starterTexts.get(id);
  if (!starter)
    throw new NeutronError('not_found', {
      field: 'id',
      message: `There is no starter text ${id}, only ${[...starterTexts.keys()].join(', ')}`,
    });
  if (await getEntry(deps.db.kysely, 'texts', id))
    throw new NeutronError('version_conflict', {
      field: 'id',
      message: `${id} is published already; change it with putText`,
    });
  const gaps = gapsOf(starter);
  const filled = { ...knownValues(deps.context.generation.settings), ...values };
  const missing = gaps.filter((name) => !Object.hasOwn(filled, name));
  if (missing.length > 0)
    throw new NeutronError('bad_body', {
      field: `values.${missing[0]}`,
      message: `The text has gaps to fill: ${missing.join(', ')}`,
    });
  const unknown = Object.keys(values).find((name) => !gaps.includes(name));
  if (unknown !== undefined)
    throw new NeutronError('bad_body', {
      field: `values.${unknown}`,
      message: `values.${unknown}: the text has no such gap, only ${gaps.join(', ')}`,
    });
  return putEntry('texts', id, { entry: fillStarter(starter, filled), baseVersion: 0 }, deps);
}

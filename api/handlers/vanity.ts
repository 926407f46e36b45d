import type { vanity as call, vanityDictionary as dictionaryCall } from '#content/calls/vanity.ts';
import { type Vanity, vanity as vanityEntity } from '#content/entities/vanity.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { getVanities, getVanity } from '../store/vanity.ts';

/** What a path stands for. A path nobody gave a meaning stands for itself. */
export const vanity: Handler<typeof call> = async ({ query }, { context }) => {
  const doc =
    (await getVanity(context.db, query.path)) ?? (await getVanity(context.db, otherSlash(query.path)));
  const entry = doc === undefined ? undefined : vanityEntity.parse(JSON.parse(doc));
  return {
    answer: enveloped(entry ?? { urlType: 'OK', urlPath: query.path, targets: [] }),
    keys: [keys.everything, 'vanity'],
    maxAge: 60,
  };
};

export const vanityDictionary: Handler<typeof dictionaryCall> = async (_input, { context }) => {
  const entries = (await getVanities(context.db)).map((doc) => vanityEntity.parse(JSON.parse(doc)));
  return {
    answer: enveloped({ items: entries.filter((entry) => isActive(entry, context.now)) }),
    keys: [keys.everything, 'vanity'],
    maxAge: 60,
  };
};

function isActive({ enabled, dateExpired }: Vanity, now: Date): boolean {
  return enabled !== false && !(dateExpired && dateValue(dateExpired.date) <= now.getTime());
}

/** `/deal` and `/deal/` are one address to whoever typed it from a poster. */
function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

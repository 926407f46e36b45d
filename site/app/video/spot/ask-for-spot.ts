import { reportError } from '../../analytics/report-error.ts';
import { type AskingFilm, type AskingPlayer, adTagOf } from '../ad-tag-of.ts';
import { adTagUrl } from '../ad-tag-url.ts';
import { loadSpot } from './load-spot.ts';
import type { Spot } from './spot.ts';
import { xmlDocuments } from './xml-documents.ts';

/** A reader who pressed play waits no longer than this for somebody else's server. */
const patienceMilliseconds = 3000;

/** The spot before a film, when one is due and comes in time. Never rejects. */
export async function askForSpot(film: AskingFilm, player: AskingPlayer): Promise<Spot | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMilliseconds);
  const spot = find(film, player).catch((error: unknown) => {
    // Ads are others' business: whatever is wrong with them, the film plays.
    reportError(error, 'The spot of a film could not be asked for');
    return undefined;
  });
  return Promise.race([spot, late]).finally(() => clearTimeout(timer));
}

async function find(film: AskingFilm, player: AskingPlayer): Promise<Spot | undefined> {
  const tag = await adTagOf(film, player);
  if (!tag) return undefined;
  return loadSpot({
    tag: adTagUrl(tag),
    origin: location.origin,
    documents: xmlDocuments(patienceMilliseconds),
  });
}

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
  const tag = tagOf(film, player);
  if (!tag) return undefined;
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMilliseconds);
  const spot = loadSpot({
    tag: adTagUrl(tag),
    origin: location.origin,
    documents: xmlDocuments(patienceMilliseconds),
  });
  return Promise.race([spot, late]).finally(() => clearTimeout(timer));
}

/** Ads are others' business: whatever is wrong with them, the film plays. */
function tagOf(film: AskingFilm, player: AskingPlayer) {
  try {
    return adTagOf(film, player);
  } catch (error) {
    reportError(error, 'The ad tag of a film could not be made');
    return undefined;
  }
}

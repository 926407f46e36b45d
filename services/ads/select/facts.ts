import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { defaultEdition } from '#content/limits.ts';
import { parsePlace } from '#content/rules/consent/consent-model.ts';
import { deviceForWidth, isDevice } from '#content/rules/device.ts';
import type { CheckedAdRequest, CheckedSlot } from '../ad-request.ts';
import type { AdNetwork, KeyValues } from '../wire.ts';

/** Everything a line item may target in one slot of one page. */
export interface SlotFacts {
  /** The ad network whose script requests it; none for the publisher tag. */
  network?: AdNetwork | undefined;
  /** The id of its element, the same in every request for it. */
  slotId: string;
  criteria: CriteriaFacts;
  /** Those of the page and of the slot; the slot's word counts. */
  keyValues: KeyValues;
  exclusions: readonly string[];
  /** The last part of the unit's path: `skybox-1` of `/network/site/skybox-1`. */
  place: string;
  sizes: CheckedSlot['sizes'];
  isOutOfPage: boolean;
  /** Videos have their own slots, which only take video ads. */
  isVideo: boolean;
  viewport: readonly [number, number];
}

/** Facts about a request that do not come from the page: its screen and the reader's location. */
export type ReportedFacts = Partial<
  Pick<CriteriaFacts, 'routeName' | 'pageType' | 'country' | 'region' | 'isCrawler'>
>;

/**
 * The page's facts, under the names that flags and experiments use; facts of the request take precedence. For the location
 * the page takes precedence: it can read the cookie, which ad requests do not carry.
 */
export function slotFacts(
  request: CheckedAdRequest,
  slot: CheckedSlot,
  reported: ReportedFacts = {},
): SlotFacts {
  const keyValues = { ...request.targeting, ...slot.targeting };
  const one = (key: string) => keyValues[key]?.[0];
  const device = one('device');
  const user = one('user');
  const place = placeOf(one('country'), one('region'));
  const geo = parsePlace(one('geo'));
  const topics = ['topic', 'section', 'sectopic'].flatMap((key) => keyValues[key] ?? []);
  return {
    network: request.network,
    slotId: slot.id,
    criteria: {
      edition: one('edition') ?? defaultEdition,
      path: request.page,
      topicSlugs: topics,
      isLiveBlog: false,
      isRegistered: user === undefined ? undefined : user === 'registered',
      device: isDevice(device) ? device : deviceForWidth(request.viewport[0]),
      ...place,
      ...reported,
      ...(geo.country ? geo : {}),
      routeName: reported.routeName ?? one('route') ?? one('ptype') ?? '',
      pageType: reported.pageType ?? one('ptype'),
    },
    keyValues,
    exclusions: [...request.exclusions, ...slot.exclusions],
    place: slot.unit.slice(slot.unit.lastIndexOf('/') + 1),
    sizes: slot.sizes,
    isOutOfPage: slot.outOfPage === true,
    isVideo: false,
    viewport: request.viewport,
  };
}

/** `US` and `WA`, or `US-WA` in one. The regions ads are sold by, such as `aw`, are no places. */
function placeOf(country: string | undefined, region: string | undefined) {
  const whole = parsePlace(region);
  if (whole.region) return whole;
  return { country: parsePlace(country).country, region: parsePlace(`${country}-${region}`).region };
}

import type { MeasuredBatch, MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { TrackingData } from '#content/entities/tracking-data.ts';
import { batchLimits } from '#content/limits.ts';
import { isStorable } from '#content/rules/is-storable.ts';

/**
 * The schema `measuredBatch` written out by hand: it accepts and rejects the same bodies and returns the same data, in a
 * tenth of the time. A test compares the two; the schema is the contract.
 */
export function checkBatch(value: unknown): MeasuredBatch | undefined {
  if (!isObject(value) || !Array.isArray(value.events)) return undefined;
  const { consent, events, id } = value;
  if (consent !== 'given' && consent !== 'implied') return undefined;
  if (id !== undefined && (typeof id !== 'string' || !batchId.test(id))) return undefined;
  if (events.length < 1 || events.length > batchLimits.events) return undefined;
  const checked: MeasuredEvent[] = [];
  for (const event of events) {
    const one = eventOf(event);
    if (!one) return undefined;
    checked.push(one);
  }
  return id === undefined ? { consent, events: checked } : { consent, events: checked, id };
}

type Bag = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const batchId = /^[\w-]{1,40}$/;
const word = /^[a-z]\w{0,39}$/i;
const pathCharacters = 500;

function eventOf(value: unknown): MeasuredEvent | undefined {
  if (!isObject(value)) return undefined;
  const { name, time, path } = value;
  if (typeof name !== 'string' || !word.test(name)) return undefined;
  if (typeof time !== 'number' || !Number.isSafeInteger(time) || time < 0) return undefined;
  if (!isTextOf(path, pathCharacters) || path[0] !== '/') return undefined;
  const page = pageOf(value.page);
  const params = value.params === undefined ? {} : paramsOf(value.params);
  return page && params && { name, time, path, page, params };
}

function paramsOf(value: unknown): MeasuredEvent['params'] | undefined {
  if (!isObject(value)) return undefined;
  const params: MeasuredEvent['params'] = {};
  let count = 0;
  for (const key of Object.keys(value)) {
    // This name would change the prototype; it is skipped, as in the schema.
    if (key === '__proto__') continue;
    const given = value[key];
    if (!word.test(key) || !isParam(given)) return undefined;
    params[key] = given;
    count += 1;
  }
  return count <= batchLimits.params ? params : undefined;
}

function isParam(value: unknown): value is MeasuredEvent['params'][string] {
  if (typeof value === 'string') return isTextOf(value, batchLimits.text);
  return (
    typeof value === 'boolean' || value === null || (typeof value === 'number' && Number.isFinite(value))
  );
}

const textCharacters = 200;
const mostSlugs = 50;

/** In the order of the schema, so that the stored JSON is the same. The compiler requires every field. */
const pageFields = {
  pageType: 'text',
  articleId: 'maybe',
  articleSubType: 'maybe',
  articleType: 'maybe',
  siteSection: 'maybe',
  channelType: 'maybe',
  topicSlugs: 'slugs',
  tagSlugs: 'slugs',
  collectionTypeSlug: 'maybe',
  versionId: 'maybe',
  articleAuthorName: 'maybe',
  deviceType: 'text',
  edition: 'text',
  userStatus: 'status',
  viewGuid: 'text',
  sessionId: 'text',
} as const satisfies Record<keyof TrackingData, 'text' | 'maybe' | 'slugs' | 'status'>;
const fields = Object.entries(pageFields);

const isTextOf = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isStorable(value);
const isText = (value: unknown): value is string => isTextOf(value, textCharacters);

function pageOf(value: unknown): TrackingData | undefined {
  if (!isObject(value)) return undefined;
  const page: Record<string, unknown> = {};
  for (const [name, kind] of fields) {
    const given = value[name];
    if (given === undefined && kind === 'slugs') page[name] = [];
    else if (given === undefined && kind !== 'text') continue;
    else if (kind === 'slugs' ? isSlugs(given) : kind === 'status' ? isStatus(given) : isText(given))
      page[name] = given;
    else return undefined;
  }
  return page as TrackingData;
}

const isSlugs = (value: unknown) => Array.isArray(value) && value.length <= mostSlugs && value.every(isText);

const isStatus = (value: unknown) => value === 'registered' || value === 'anon';

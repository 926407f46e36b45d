import { parseCookies } from '#platform/cookies.ts';
import { type ConsentCategory, consentCategories } from '../../entities/script-tag.ts';

/** The two cookies of a consent platform: what was answered, and when the question was closed. */
export const answerCookie = 'OptanonConsent';
export const closedCookie = 'OptanonAlertBoxClosed';
export const answerDays = 365;

export const allCategories: readonly ConsentCategory[] = Object.values(consentCategories);

export interface ConsentAnswer {
  /** Always with C0001. */
  allowed: readonly ConsentCategory[];
  at: Date;
  /** The browser said that nothing may be sold when the reader answered. */
  isGpc: boolean;
  /** A random name of the answer itself, for a reader who wants it proven; of nothing else. */
  consentId: string;
  /** How often this reader answered. */
  count: number;
}

const dayMilliseconds = 86_400_000;
const longestCookie = 2000;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const shapes: Readonly<Record<string, RegExp>> = {
  isGpcEnabled: /^[01]$/,
  consentId: /^[\w-]{1,64}$/,
  interactionCount: /^\d{1,6}$/,
  groups: /^\w{1,64}:[01](,\w{1,64}:[01])*$/,
};

/**
 * The stored consent, or undefined. Any script on this domain can write a cookie: a value not in the form of a consent
 * platform is ignored, and the reader is prompted again.
 */
export function readAnswer(cookieHeader: string, now: Date): ConsentAnswer | undefined {
  const cookies = parseCookies(cookieHeader);
  const closed = cookies[closedCookie] ?? '';
  const text = cookies[answerCookie] ?? '';
  if (text.length > longestCookie || !isoTime.test(closed)) return undefined;
  const at = new Date(closed);
  const age = now.getTime() - at.getTime();
  // A day of grace: clocks of devices are wrong more often than readers are early.
  if (!(age > -dayMilliseconds && age < answerDays * dayMilliseconds)) return undefined;
  const fields = new URLSearchParams(text);
  const field = (name: string) => fields.get(name) ?? '';
  for (const [name, shape] of Object.entries(shapes))
    if (fields.getAll(name).length > 1 || !shape.test(field(name))) return undefined;
  const groups = field('groups')
    .split(',')
    .map((pair) => pair.split(':'));
  // Platforms have groups beside the five, or fewer: those say nothing here, and what is not named was not agreed to.
  const named = new Set(groups.map(([id]) => id));
  const allowed = allCategories.filter((id) => groups.some(([name, is]) => name === id && is === '1'));
  if (named.size !== groups.length || !allowed.includes(consentCategories.critical)) return undefined;
  return {
    allowed,
    at,
    isGpc: field('isGpcEnabled') === '1',
    consentId: field('consentId'),
    count: Number(field('interactionCount')),
  };
}

/** What a reader's browser says about where it is; `US`, or `US` and `CA`. */
export interface Place {
  country?: string | undefined;
  region?: string | undefined;
}

/** The values of the two cookies, as platforms write them. */
export function writeAnswer(answer: ConsentAnswer, place: Place): Readonly<Record<string, string>> {
  const fields = new URLSearchParams({
    isGpcEnabled: answer.isGpc ? '1' : '0',
    datestamp: answer.at.toString(),
    version: '202609.1.0',
    isIABGlobal: 'false',
    hosts: '',
    consentId: answer.consentId,
    interactionCount: String(answer.count),
    landingPath: 'NotLandingPage',
    groups: allCategories.map((id) => `${id}:${answer.allowed.includes(id) ? 1 : 0}`).join(','),
    geolocation: [place.country ?? '', place.region ?? ''].join(';'),
    AwaitingReconsent: 'false',
  });
  return { [answerCookie]: fields.toString(), [closedCookie]: answer.at.toISOString() };
}

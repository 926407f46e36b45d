import type { ConsentCategory } from '#content/entities/script-tag.ts';
import {
  allCategories,
  answerDays,
  type ConsentAnswer,
  readAnswer,
  writeAnswer,
} from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext, KnownPlace } from '#content/rules/consent/consent-model.ts';
import { call } from './call.ts';
import {
  activeOf,
  agreedOf,
  type ConsentState,
  contextOf,
  nextAnswer,
  statusOf,
  unknownOf,
} from './consent-state.ts';
import type { Inserter, InsertHtml, InsertScript } from './insert.ts';

/**
 * Why the platform reports: a document starts, a reader decided (here or in another tab), or the service responded to
 * what a decision waited for. The last is not a new decision.
 */
export type Moment = 'load' | 'answer' | 'signal';

/** What the platform needs of a browser. */
interface PlatformWorld {
  cookies: () => string;
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void;
  now: () => Date;
  newId: () => string;
  /** The browser's own signal, before the service has responded. */
  isGpc: boolean;
  /** The location that the service sent earlier in this tab. */
  storedPlace: KnownPlace | undefined;
  /** Requests location and signal; rejects when the service does not respond. */
  loadContext: () => Promise<ConsentContext>;
  /** Reports the current state. */
  announce: (active: readonly ConsentCategory[], moment: Moment) => void;
  /** Shows the banner to a reader who has not decided. */
  showBanner: () => void;
  showPreferences: () => void;
  /** Passes consent-gated insertions to the inserter. */
  insert: (use: (inserter: Inserter) => void) => void;
  /** Sends the decision to be recorded as proof, without waiting. */
  sendReceipt: (answer: ConsentAnswer) => void;
}

export interface Platform {
  start: () => Promise<void>;
  /** `window.OneTrust` */
  api: OneTrustApi;
  active: () => readonly ConsentCategory[];
  /** Categories that are inactive only because the service has not responded: they were not rejected. */
  unknown: () => readonly ConsentCategory[];
  context: () => ConsentContext;
  answer: () => ConsentAnswer | undefined;
  /** Checks whether another tab has stored a decision. */
  readAgain: () => void;
}

type ChangeListener = (event: CustomEvent<readonly string[]>) => void;

export interface OneTrustApi {
  AllowAll: () => void;
  RejectAll: () => void;
  Close: () => void;
  UpdateConsent: (kind: string, groups: string) => void;
  IsAlertBoxClosed: () => boolean;
  ToggleInfoDisplay: () => void;
  GetDomainData: () => {
    ShowAlertNotice: boolean;
    ConsentModel: { Name: string };
    Groups: readonly { CustomGroupId: string; GroupName: string; Status: string }[];
  };
  getGeolocationData: () => { country: string; state: string };
  OnConsentChanged: (listener: ChangeListener) => void;
  InsertScript: InsertScript;
  InsertHtml: InsertHtml;
}

const groupNames: Readonly<Record<ConsentCategory, string>> = {
  C0001: 'Strictly Necessary Cookies',
  C0002: 'Performance Cookies',
  C0003: 'Functional Cookies',
  C0004: 'Targeting Cookies',
  C0005: 'Social Media Cookies',
};

/** Requests, stores and reports decisions. It does not touch the window: that is `sdk.ts`. */
export function createPlatform(world: PlatformWorld): Platform {
  const stored = () => readAnswer(world.cookies(), world.now());
  const { isGpc, storedPlace } = world;
  const state: ConsentState = { answer: stored(), place: storedPlace, isGpc, isSignalKnown: isGpc };
  /** The last decision read from cookies: where none can be written, it lasts as long as the document. */
  let seen = state.answer;
  const listeners: ChangeListener[] = [];
  const active = () => activeOf(state);
  const summary = () => `${active()} ${unknownOf(state)} ${state.isGpc}`;
  let reported: string | undefined;
  function report(moment: Moment): void {
    const isFirst = reported === undefined;
    reported = summary();
    world.announce(active(), isFirst ? 'load' : moment);
    if (moment !== 'answer') return;
    const event = new CustomEvent('OneTrustGroupsUpdated', { detail: active() });
    for (const listener of listeners) call(() => listener(event));
  }

  function save(allowed: readonly ConsentCategory[]): void {
    const answer = nextAnswer(state, allowed, world);
    state.answer = answer;
    for (const [name, value] of Object.entries(writeAnswer(answer, contextOf(state))))
      world.setCookie(name, value, answerDays * 86_400);
    seen = stored();
    world.sendReceipt(answer);
    report('answer');
    // Parts of a decision that apply later still belong to it.
    void settle('answer');
  }

  /** Reads a decision that another tab has stored. */
  function hasNewAnswer(): boolean {
    const found = stored();
    if (found?.at.getTime() === seen?.at.getTime()) return false;
    state.answer = seen = found;
    return true;
  }

  let loading: Promise<void> | undefined;
  /** Requests the service, one request at a time, and reports changes. */
  async function refresh(moment: Moment = 'signal'): Promise<void> {
    loading ??= loadState(state, world).finally(() => {
      loading = undefined;
    });
    await loading;
    const isAnswered = hasNewAnswer();
    if (reported !== undefined && (isAnswered || reported !== summary()))
      report(isAnswered ? 'answer' : moment);
  }
  const settle = async (moment?: Moment) => {
    if (unknownOf(state).length > 0) await refresh(moment);
  };
  return {
    async start() {
      const open = () => {
        if (reported === undefined) report('load');
        if (!state.answer) world.showBanner();
      };
      // A reader who decided, or whose location is known, need not wait for the service; only targeting does.
      const { answer, place } = state;
      const isKnown = answer !== undefined || place !== undefined;
      if (isKnown) open();
      await (place ? settle() : refresh());
      if (!isKnown) open();
    },
    api: createApi(state, world, save, refresh, listeners),
    active,
    unknown: () => unknownOf(state),
    context: () => contextOf(state),
    answer: () => state.answer,
    readAgain() {
      if (!hasNewAnswer()) return;
      report('answer');
      void settle('answer');
    },
  };
}

/** No response rejects nothing: targeting stays off, the rest stays as it was, and the next document tries again. */
async function loadState(state: ConsentState, { loadContext }: PlatformWorld): Promise<void> {
  const place = await loadContext().catch(() => undefined);
  if (!place) return;
  state.place = place;
  state.isGpc ||= place.isGpc;
  state.isSignalKnown = true;
}

/** `window.OneTrust` */
function createApi(
  state: ConsentState,
  world: PlatformWorld,
  save: (allowed: readonly ConsentCategory[]) => void,
  refresh: () => Promise<void>,
  listeners: ChangeListener[],
): OneTrustApi {
  const allowAll = () => save(allCategories);
  const rejectAll = () => save([]);
  // Closed without a choice: the current state stays.
  const close = () => save(agreedOf(state));
  const updateConsent = (kind: string, groups: string) => {
    if (kind !== 'Category') return;
    const chosen = new Map(groups.split(',').map((pair) => pair.split(':') as [string, string]));
    const agreed = agreedOf(state);
    save(allCategories.filter((id) => (chosen.has(id) ? chosen.get(id) === '1' : agreed.includes(id))));
  };
  const isClosed = () => state.answer !== undefined;
  const showPreferences = () => {
    world.showPreferences();
    // They show whether the request headers say "do not sell".
    if (!state.isSignalKnown) void refresh();
  };
  const domainData = () => ({
    ShowAlertNotice: state.answer === undefined,
    ConsentModel: { Name: contextOf(state).model },
    Groups: allCategories.map((id) => ({
      CustomGroupId: id,
      GroupName: groupNames[id],
      Status: statusOf(state, id),
    })),
  });
  const listen = (listener: ChangeListener) => void listeners.push(listener);
  const insertScript: InsertScript = (...args) => world.insert(({ script }) => script(...args));
  const insertHtml: InsertHtml = (...args) => world.insert(({ html }) => html(...args));
  return {
    AllowAll: allowAll,
    RejectAll: rejectAll,
    Close: close,
    UpdateConsent: updateConsent,
    IsAlertBoxClosed: isClosed,
    ToggleInfoDisplay: showPreferences,
    GetDomainData: domainData,
    getGeolocationData: () => ({ country: state.place?.country ?? '', state: state.place?.region ?? '' }),
    OnConsentChanged: listen,
    InsertScript: insertScript,
    InsertHtml: insertHtml,
  };
}

import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import {
  allCategories,
  answerDays,
  type ConsentAnswer,
  readAnswer,
  writeAnswer,
} from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext, KnownPlace } from '#content/rules/consent/consent-model.ts';
import { call } from './call.ts';
import type { Inserter, InsertHtml, InsertScript } from './insert.ts';

/**
 * Why the platform reports: a document starts, a reader decided (here or in another tab), or the service responded to
 * what a decision waited for. The last is not a new decision.
 */
export type Moment = 'load' | 'answer' | 'signal';

/** What the platform needs of a browser. */
export interface PlatformWorld {
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
  ask: () => void;
  showPreferences: () => void;
  /** Passes consent-gated insertions to the inserter. */
  insert: (ask: (inserter: Inserter) => void) => void;
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
  OnConsentChanged: (listener: (event: CustomEvent<readonly string[]>) => void) => void;
  InsertScript: InsertScript;
  InsertHtml: InsertHtml;
}

/** Without a location, consent is required. */
const nowhere: KnownPlace = { model: 'opt-in' };
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
  let answer = stored();
  /** The last decision read from cookies: where none can be written, it lasts as long as the document. */
  let seen = answer;
  let place = world.storedPlace;
  let { isGpc } = world;
  /** Scripts cannot read whether requests carry the signal: the service reports it to every document. */
  let isSignalKnown = isGpc;
  const listeners: ((event: CustomEvent<readonly string[]>) => void)[] = [];

  const { critical, targeting } = consentCategories;
  const without = (category: ConsentCategory, list: readonly ConsentCategory[]) =>
    list.filter((other) => other !== category);
  const context = (): ConsentContext => ({ ...(place ?? nowhere), isGpc });
  const agreed = () => answer?.allowed ?? (context().model === 'opt-out' ? allCategories : [critical]);
  const active = () => (isSignalKnown && !isGpc ? agreed() : without(targeting, agreed()));
  const unknown = () => {
    if (!answer && !place) return without(critical, allCategories);
    return !isSignalKnown && agreed().includes(targeting) ? [targeting] : [];
  };

  const state = () => `${active()} ${unknown()} ${isGpc}`;
  let said: string | undefined;
  function say(moment: Moment): void {
    const isFirst = said === undefined;
    said = state();
    world.announce(active(), isFirst ? 'load' : moment);
    if (moment !== 'answer') return;
    const event = new CustomEvent('OneTrustGroupsUpdated', { detail: active() });
    for (const listener of listeners) call(() => listener(event));
  }

  function keep(allowed: readonly ConsentCategory[]): void {
    const all = allCategories.filter((id) => id === critical || allowed.includes(id));
    answer = {
      allowed: isGpc ? without(targeting, all) : all,
      at: world.now(),
      isGpc,
      consentId: answer?.consentId ?? world.newId(),
      count: (answer?.count ?? 0) + 1,
    };
    for (const [name, value] of Object.entries(writeAnswer(answer, context())))
      world.setCookie(name, value, answerDays * 86_400);
    seen = stored();
    world.sendReceipt(answer);
    say('answer');
    // Parts of a decision that apply later still belong to it.
    void settle('answer');
  }

  /** Reads a decision that another tab has stored. */
  function hasNewAnswer(): boolean {
    const found = stored();
    if (found?.at.getTime() === seen?.at.getTime()) return false;
    answer = found;
    seen = found;
    return true;
  }

  let asking: Promise<void> | undefined;
  async function load(): Promise<void> {
    try {
      const found = await world.loadContext();
      place = found;
      isGpc ||= found.isGpc;
      isSignalKnown = true;
    } catch {
      // No response rejects nothing: targeting stays off, the rest stays as it was, and the next document tries
      // again.
    }
    asking = undefined;
  }
  /** Requests the service, one request at a time, and reports changes. */
  async function learn(moment: Moment = 'signal'): Promise<void> {
    asking ??= load();
    await asking;
    const isAnswered = hasNewAnswer();
    if (said !== undefined && (isAnswered || said !== state())) say(isAnswered ? 'answer' : moment);
  }
  const settle = async (moment?: Moment) => {
    if (unknown().length > 0) await learn(moment);
  };

  function updateConsent(kind: string, groups: string): void {
    if (kind !== 'Category') return;
    const wishes = new Map(groups.split(',').map((pair) => pair.split(':') as [string, string]));
    keep(allCategories.filter((id) => (wishes.has(id) ? wishes.get(id) === '1' : agreed().includes(id))));
  }
  const statusOf = (id: ConsentCategory) => {
    if (id === critical) return 'always active';
    return context().model === 'opt-out' ? 'active' : 'inactive';
  };
  const domainData = () => ({
    ShowAlertNotice: answer === undefined,
    ConsentModel: { Name: context().model },
    Groups: allCategories.map((id) => ({
      CustomGroupId: id,
      GroupName: groupNames[id],
      Status: statusOf(id),
    })),
  });
  const allowAll = () => keep(allCategories);
  const rejectAll = () => keep([]);
  // Closed without a choice: the current state stays.
  const close = () => keep(agreed());
  const isClosed = () => answer !== undefined;
  const showPreferences = () => {
    world.showPreferences();
    // They show whether the request headers say "do not sell".
    if (!isSignalKnown) void learn();
  };
  const insertScript: InsertScript = (...asked) => world.insert(({ script }) => script(...asked));
  const insertHtml: InsertHtml = (...asked) => world.insert(({ html }) => html(...asked));
  const listen: OneTrustApi['OnConsentChanged'] = (listener) => void listeners.push(listener);
  const api: OneTrustApi = {
    AllowAll: allowAll,
    RejectAll: rejectAll,
    Close: close,
    UpdateConsent: updateConsent,
    IsAlertBoxClosed: isClosed,
    ToggleInfoDisplay: showPreferences,
    GetDomainData: domainData,
    getGeolocationData: () => ({ country: place?.country ?? '', state: place?.region ?? '' }),
    OnConsentChanged: listen,
    InsertScript: insertScript,
    InsertHtml: insertHtml,
  };

  return {
    async start() {
      const open = () => {
        if (said === undefined) say('load');
        if (!answer) world.ask();
      };
      // A reader who decided, or whose location is known, need not wait for the service; only targeting does.
      const isKnown = answer !== undefined || place !== undefined;
      if (isKnown) open();
      await (place ? settle() : learn());
      if (!isKnown) open();
    },
    api,
    active,
    unknown,
    context,
    answer: () => answer,
    readAgain() {
      if (!hasNewAnswer()) return;
      say('answer');
      void settle('answer');
    },
  };
}

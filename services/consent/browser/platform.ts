import { type ConsentCategory, consentCategories } from '#content/entities/script-tag.ts';
import {
  allCategories,
  answerDays,
  type ConsentAnswer,
  readAnswer,
  writeAnswer,
} from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';

/** What the platform needs of a browser. */
export interface PlatformWorld {
  cookies: () => string;
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void;
  now: () => Date;
  newId: () => string;
  /** What the browser says by itself, before anybody asked the service. */
  isGpc: boolean;
  /** What the service said earlier in this tab. */
  keptContext: ConsentContext | undefined;
  /** Where the reader is, and whether requests carry the signal; rejects when the service does not answer. */
  loadContext: () => Promise<ConsentContext>;
  /** The answer holds from now on. */
  announce: (active: readonly ConsentCategory[], isFirst: boolean) => void;
  /** A reader who has not answered is to be asked. */
  ask: () => void;
  showPreferences: () => void;
  /** Hands the answer to who can prove it later; nobody waits for that. */
  sendReceipt: (answer: ConsentAnswer) => void;
}

export interface Platform {
  start: () => Promise<void>;
  /** `window.OneTrust` */
  api: OneTrustApi;
  active: () => readonly ConsentCategory[];
  context: () => ConsentContext;
  answer: () => ConsentAnswer | undefined;
  /** Another tab may have answered since. */
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
}

/** Nobody knows where the reader is: everybody is asked. */
const unknownContext: ConsentContext = { model: 'opt-in', isGpc: false };
const groupNames: Readonly<Record<ConsentCategory, string>> = {
  C0001: 'Strictly Necessary Cookies',
  C0002: 'Performance Cookies',
  C0003: 'Functional Cookies',
  C0004: 'Targeting Cookies',
  C0005: 'Social Media Cookies',
};

/** Asks, remembers, and says who may run. No part of it touches the window: that is `sdk.ts`. */
export function createPlatform(world: PlatformWorld): Platform {
  let answer = readAnswer(world.cookies(), world.now());
  let context: ConsentContext = unknownContext;
  const hear = (found: ConsentContext) => {
    context = { ...found, isGpc: found.isGpc || world.isGpc };
  };
  hear(world.keptContext ?? unknownContext);
  /** No script can read whether requests carry the signal: the service says it, to every document. */
  let isSignalKnown = false;
  const listeners: ((event: CustomEvent<readonly string[]>) => void)[] = [];

  const { critical, targeting } = consentCategories;
  const without = (category: ConsentCategory, list: readonly ConsentCategory[]) =>
    list.filter((other) => other !== category);
  const agreed = () => answer?.allowed ?? (context.model === 'opt-out' ? allCategories : [critical]);
  const active = () => (isSignalKnown && !context.isGpc ? agreed() : without(targeting, agreed()));

  function say(isFirst: boolean): void {
    world.announce(active(), isFirst);
    if (isFirst) return;
    const event = new CustomEvent('OneTrustGroupsUpdated', { detail: active() });
    for (const listener of listeners) listener(event);
  }

  function keep(allowed: readonly ConsentCategory[]): void {
    const all = allCategories.filter((id) => id === critical || allowed.includes(id));
    answer = {
      allowed: context.isGpc ? without(targeting, all) : all,
      at: world.now(),
      isGpc: context.isGpc,
      consentId: answer?.consentId ?? world.newId(),
      count: (answer?.count ?? 0) + 1,
    };
    for (const [name, value] of Object.entries(writeAnswer(answer, context)))
      world.setCookie(name, value, answerDays * 86_400);
    world.sendReceipt(answer);
    say(false);
    if (isWaiting()) void learn().then(() => isSignalKnown && say(false));
  }

  /** Who agreed to targeting in a document that has not asked yet whether requests say otherwise. */
  const isWaiting = () => !isSignalKnown && !context.isGpc && agreed().includes(targeting);
  /** Without the service's word targeting stays off, and all else as it was. */
  async function learn(): Promise<void> {
    try {
      hear(await world.loadContext());
      isSignalKnown = true;
    } catch {
      // The next document asks again.
    }
  }

  function updateConsent(kind: string, groups: string): void {
    if (kind !== 'Category') return;
    const wishes = new Map(groups.split(',').map((pair) => pair.split(':') as [string, string]));
    keep(allCategories.filter((id) => (wishes.has(id) ? wishes.get(id) === '1' : agreed().includes(id))));
  }
  const statusOf = (id: ConsentCategory) => {
    if (id === critical) return 'always active';
    return context.model === 'opt-out' ? 'active' : 'inactive';
  };
  const domainData = () => ({
    ShowAlertNotice: answer === undefined,
    ConsentModel: { Name: context.model },
    Groups: allCategories.map((id) => ({
      CustomGroupId: id,
      GroupName: groupNames[id],
      Status: statusOf(id),
    })),
  });
  const allowAll = () => keep(allCategories);
  const rejectAll = () => keep([]);
  // Closed without a choice: what held until now goes on.
  const close = () => keep(agreed());
  const isClosed = () => answer !== undefined;
  const listen: OneTrustApi['OnConsentChanged'] = (listener) => void listeners.push(listener);
  const api: OneTrustApi = {
    AllowAll: allowAll,
    RejectAll: rejectAll,
    Close: close,
    UpdateConsent: updateConsent,
    IsAlertBoxClosed: isClosed,
    ToggleInfoDisplay: world.showPreferences,
    GetDomainData: domainData,
    getGeolocationData: () => ({ country: context.country ?? '', state: context.region ?? '' }),
    OnConsentChanged: listen,
  };

  return {
    async start() {
      const said = () => `${active()} ${context.isGpc}`;
      const before = said();
      // Who has answered need not wait for a machine to say where they are; only a yes to targeting does.
      if (answer) say(true);
      if (!world.keptContext || isWaiting()) await learn();
      if (!answer) {
        say(true);
        world.ask();
      } else if (said() !== before) say(false);
    },
    api,
    active,
    context: () => context,
    answer: () => answer,
    readAgain() {
      const stored = readAnswer(world.cookies(), world.now());
      if (stored?.at.getTime() === answer?.at.getTime()) return;
      answer = stored;
      say(false);
    },
  };
}

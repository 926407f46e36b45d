import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { ConsentContext, KnownPlace } from '#content/rules/consent/consent-model.ts';
import { googleConsent } from '#content/rules/consent/google-consent.ts';
import { call } from './call.ts';
import { gatedElements } from './gated-elements.ts';
import { createIabStub, type IabFunction, type IabName, iabNames, listenForFrames } from './iab-stub.ts';
import type { Inserter } from './insert.ts';
import { createPlatform, type Moment, type OneTrustApi } from './platform.ts';
import { readContext, readPlace } from './read-context.ts';
import { isThirdParty, whenAdded } from './when-added.ts';

declare global {
  interface Window {
    OneTrust?: OneTrustApi;
    Optanon?: OneTrustApi;
    OptanonActiveGroups?: string;
    OptanonWrapper?: () => void;
    gtag?: (...command: unknown[]) => void;
    __tcfapi?: IabFunction;
    __gpp?: IabFunction;
  }
}

/**
 * The script of the embedded consent platform: the globals, events and cookies that pages know from OneTrust. The
 * page renders the UI in its own design when the platform dispatches `consent-ask` or `consent-preferences`.
 */
const script = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
const placeKey = 'consent-place';

/** The location is stored for the tab's session; the signal is not, because it may change. */
function readStoredPlace(): KnownPlace | undefined {
  try {
    return readPlace(sessionStorage.getItem(placeKey));
  } catch {
    // A browser that blocks storage for this site throws even on reading.
    return undefined;
  }
}

async function loadContext(): Promise<ConsentContext> {
  const response = await fetch(new URL('context.json', script), { signal: AbortSignal.timeout(5000) });
  const context = response.ok && readContext(await response.text());
  if (!context) throw new Error('No consent context');
  try {
    sessionStorage.setItem(placeKey, JSON.stringify({ ...context, isGpc: undefined }));
  } catch {
    // Requested again with the next document.
  }
  return context;
}

const storedPlace = readStoredPlace();
const holder = window as unknown as { dataLayer?: unknown[] };
holder.dataLayer ??= [];
const layer = holder.dataLayer;
const updated = 'OneTrustGroupsUpdated';
const applied = 'OTConsentApplied';
/** The events for `dataLayer` and the window. Additions of the service are not an applied decision. */
const namesOf: Readonly<Record<Moment, readonly [readonly string[], readonly string[]]>> = {
  load: [
    ['OneTrustLoaded', 'OptanonLoaded', updated],
    [updated, applied],
  ],
  answer: [[updated], [updated, 'consent.onetrust', applied]],
  signal: [[updated], [updated]],
};
const listed = (categories: readonly ConsentCategory[]) => ['', ...categories, ''].join();
let isBannerShown = false;
let refreshIab = () => {};

const platform = createPlatform({
  cookies: () => document.cookie,
  setCookie(name, value, maxAge) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing where a page is not served over TLS
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  },
  now: () => new Date(),
  newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  isGpc: navigator.globalPrivacyControl === true,
  storedPlace,
  loadContext,
  announce(active, moment) {
    const groups = listed(active);
    const isNew = groups !== window.OnetrustActiveGroups;
    window.OnetrustActiveGroups = groups;
    window.OptanonActiveGroups = groups;
    window.consentUnknown = listed(platform.unknown());
    window.consentGpc = platform.context().isGpc;
    if (platform.answer()) isBannerShown = false;
    const [toLayer, toPage] = namesOf[moment];
    if (moment !== 'signal' || isNew) {
      // Google's tags apply it before they read the events below.
      window.gtag?.('consent', 'update', googleConsent(active));
      for (const event of toLayer) layer.push({ event, OnetrustActiveGroups: groups });
      call(() => window.OptanonWrapper?.());
    }
    for (const name of toPage) dispatchEvent(new CustomEvent(name, { detail: active }));
    refreshIab();
    if (inserter) updateGated();
  },
  insert,
  showBanner() {
    isBannerShown = true;
    dispatchEvent(new CustomEvent('consent-ask'));
    refreshIab();
  },
  showPreferences() {
    dispatchEvent(new CustomEvent('consent-preferences'));
    dispatchEvent(new CustomEvent('OneTrustPCLoaded'));
  },
  sendReceipt(answer) {
    // The page may reload after a decision: the request outlives it.
    fetch(new URL('receipts', script), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answer, at: undefined }),
      keepalive: true,
    }).catch(() => {});
  },
});

let inserter: Promise<Inserter> | undefined;
/** Few pages have consent-gated insertions; the code loads with the first. */
function insert(use: (inserter: Inserter) => void): void {
  inserter ??= (
    import(/* @vite-ignore */ new URL('insert.js', script).href) as Promise<typeof import('./insert.ts')>
  ).then(({ createInserter }) => createInserter(platform.active));
  inserter.then(use, (error: unknown) => {
    // The next call tries again.
    inserter = undefined;
    reportError(error);
  });
}

const updateGated = () => insert(({ update }) => update());

let isLoading = false;
/** The libraries are large and rarely used: they load with the first call that needs them. */
async function loadIab(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const [{ startIab }, list] = await Promise.all([
      import(/* @vite-ignore */ new URL('iab.js', script).href) as Promise<typeof import('./iab.ts')>,
      fetch(new URL('vendor-list.json', script)).then((response) => response.json()),
    ]);
    const bridge = startIab(platform, list);
    refreshIab = () => bridge.update(isBannerShown);
    refreshIab();
  } catch {
    // Callers keep waiting, as the framework specifies; the next call tries again.
    isLoading = false;
  }
}

/** The locator iframe by which other iframes find the function of that name. */
function addLocator(name: IabName): void {
  const frameName = `${name}Locator`;
  if (frameName in window.frames) return;
  const locator = document.createElement('iframe');
  locator.name = frameName;
  locator.hidden = true;
  document.body.append(locator);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creating an iframe is slow on phones: one per task, and only when a third party loads or calls. */
async function addLocators(): Promise<void> {
  for (const name of iabNames) {
    addLocator(name);
    await nextTask();
  }
}

/** Decisions are announced once both functions exist, so listeners find them. */
async function start(): Promise<void> {
  const onCall = () => {
    void addLocators();
    void loadIab();
  };
  for (const name of iabNames) {
    if (window[name]) continue;
    window[name] = createIabStub(name, window, onCall);
    listenForFrames(name, window);
  }
  whenAdded('script[src], iframe[src]', addLocators, (element) =>
    isThirdParty(element.getAttribute('src') ?? '', location),
  );
  whenAdded(gatedElements, updateGated);
  // The location is known from now on; the page may have read it before.
  const reportPlace = () => dispatchEvent(new CustomEvent('consent-place'));
  if (storedPlace) reportPlace();
  await platform.start();
  if (!storedPlace) reportPlace();
}

window.OneTrust = platform.api;
window.Optanon = platform.api;
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.ot-sdk-show-settings')) platform.api.ToggleInfoDisplay();
});
// Two windows side by side are both visible, but only one has focus.
addEventListener('focus', platform.readAgain);
document.addEventListener('visibilitychange', platform.readAgain);
void start();

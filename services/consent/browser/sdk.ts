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
 * The script of the embedded consent platform: the globals, events and cookies a page knows from OneTrust. What readers
 * see is drawn by the page in its own look, when the platform asks it to (`consent-ask`, `consent-preferences`).
 */
const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const placeKey = 'consent-place';

/** Where the reader is does not change while a tab is open: the session remembers it. The signal may: it never does. */
function readCached(): KnownPlace | undefined {
  try {
    return readPlace(sessionStorage.getItem(placeKey));
  } catch {
    // A browser that keeps nothing for this site refuses even to be asked.
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
    // Asked again with the next document.
  }
  return context;
}

const savedPosition = readCached();
const holder = window as unknown as { dataLayer?: unknown[] };
holder.dataLayer ??= [];
const layer = holder.dataLayer;
const updated = 'OneTrustGroupsUpdated';
const applied = 'OTConsentApplied';
/** How each is told to `dataLayer`, and to the window. What the service adds is nobody's answer that was applied. */
const namesOf: Readonly<Record<Moment, readonly [readonly string[], readonly string[]]>> = {
  load: [
    ['OneTrustLoaded', 'OptanonLoaded', updated],
    [updated, applied],
  ],
  answer: [[updated], [updated, 'consent.onetrust', applied]],
  signal: [[updated], [updated]],
};
const listed = (categories: readonly ConsentCategory[]) => ['', ...categories, ''].join();
let isAsking = false;
let refreshIab = () => {};

const platform = createPlatform({
  cookies: () => document.cookie,
  setCookie(name, value, maxAge) {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing where a page is not served over TLS
    document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  },
  now: () => new Date(),
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-'),
  isGpc: navigator.globalPrivacyControl === true,
  savedPosition,
  loadContext,
  announce(active, moment) {
    const groups = listed(active);
    const isNew = groups !== window.OnetrustActiveGroups;
    window.OnetrustActiveGroups = groups;
    window.OptanonActiveGroups = groups;
    window.consentUnknown = listed(platform.unknown());
    window.consentGpc = platform.context().isGpc;
    if (platform.answer()) isAsking = false;
    const [toLayer, toPage] = namesOf[moment];
    if (moment !== 'signal' || isNew) {
      // Google's tags act on it before they read the events below.
      window.gtag?.('consent', 'update', googleConsent(active));
      for (const event of toLayer) layer.push({ event, OnetrustActiveGroups: groups });
      call(() => window.OptanonWrapper?.());
    }
    for (const name of toPage) dispatchEvent(new CustomEvent(name, { detail: active }));
    refreshIab();
    if (inserter) updateGated();
  },
  insert,
  ask() {
    isAsking = true;
    dispatchEvent(new CustomEvent('consent-ask'));
    refreshIab();
  },
  showPreferences() {
    dispatchEvent(new CustomEvent('consent-preferences'));
    dispatchEvent(new CustomEvent('OneTrustPCLoaded'));
  },
  sendReceipt(answer) {
    const body = JSON.stringify({ ...answer, at: undefined });
    // The page may begin anew after an answer: the request outlives it.
    fetch(new URL('receipts', script), { method: 'POST', body, keepalive: true }).catch(() => {});
  },
});

let inserter: Promise<Inserter> | undefined;
/** Few pages have something that waits for leave here; its code comes with the first. */
function insert(ask: (inserter: Inserter) => void): void {
  inserter ??= (
    import(/* @vite-ignore */ new URL('insert.js', script).href) as Promise<typeof import('./insert.ts')>
  ).then(({ createInserter }) => createInserter(platform.active));
  inserter.then(ask, (error: unknown) => {
    // The next who asks tries again.
    inserter = undefined;
    reportError(error);
  });
}

const updateGated = () => insert(({ update }) => update());

let isLoading = false;
/** The libraries are large and few ask for them: they come with the first call that needs them. */
async function loadIab(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    const [{ startIab }, list] = await Promise.all([
      import(/* @vite-ignore */ new URL('iab.js', script).href) as Promise<typeof import('./iab.ts')>,
      fetch(new URL('vendor-list.json', script)).then((response) => response.json()),
    ]);
    const bridge = startIab(platform, list);
    refreshIab = () => bridge.update(isAsking);
    refreshIab();
  } catch {
    // Whoever asked goes on waiting, as the framework has it; the next who asks tries again.
    isLoading = false;
  }
}

/** The frame by which frames of others find the function of that name. */
function addLocator(name: IabName): void {
  const frameName = `${name}Locator`;
  if (frameName in window.frames) return;
  const locator = document.createElement('iframe');
  locator.name = frameName;
  locator.hidden = true;
  document.body.append(locator);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creating a frame is slow on phones: one per task, and only when a third party loads or somebody calls. */
async function addLocators(): Promise<void> {
  for (const name of iabNames) {
    addLocator(name);
    await nextTask();
  }
}

/** Answers are announced when both functions stand: whoever waited for one finds them. */
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
  // Where the reader is is known from now on; the page may have asked before.
  const reportPlace = () => dispatchEvent(new CustomEvent('consent-place'));
  if (savedPosition) reportPlace();
  await platform.start();
  if (!savedPosition) reportPlace();
}

window.OneTrust = platform.api;
window.Optanon = platform.api;
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('.ot-sdk-show-settings')) platform.api.ToggleInfoDisplay();
});
// Two windows side by side are both visible: only one of them is looked at.
addEventListener('focus', platform.readAgain);
document.addEventListener('visibilitychange', platform.readAgain);
void start();

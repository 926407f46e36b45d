import { call } from './call.ts';
import { categoriesOf, gatedScripts, gatedSources } from './gated-elements.ts';
import { setLoaded } from './gated-sources.ts';

/** Options of an insertion, by element ids. */
interface InsertOptions {
  deleteSelectorContent?: boolean;
  makeSelectorVisible?: boolean;
  makeElementsVisible?: readonly string[];
  deleteElements?: readonly string[];
}

type Callback = (() => void) | null | undefined;
export type InsertScript = (
  url: string,
  selector: string,
  callback?: Callback,
  options?: InsertOptions | null,
  groupId?: string,
  isAsync?: boolean,
) => void;
export type InsertHtml = (
  html: string,
  selector: string,
  callback?: Callback,
  options?: InsertOptions | null,
  groupId?: string,
) => void;

export interface Inserter {
  script: InsertScript;
  html: InsertHtml;
  /** Called when consent changed: waiting insertions may run. */
  update: () => void;
}

const blockedReason =
  'was not inserted. The strict security headers block scripts and HTML that no tag of neutron.config.ts names: ' +
  "see docs/contracts/consent.md, adServer.securityProfile 'gpt'";

/** A blocked insertion must not stop the others. */
function attempt(label: string, insert: () => void): void {
  try {
    insert();
  } catch (cause) {
    reportError(new Error(`Consent: ${label} ${blockedReason}`, { cause }));
  }
}

/** Inserts scripts and HTML once their categories are active, each once and in call order. */
export function createInserter(active: () => readonly string[]): Inserter {
  let waiting: { groups: readonly string[]; insert: () => void }[] = [];
  /** Tried once: the headers would block a retry, too. */
  const tried = new WeakSet<Element>();
  const mayInsert = (groups: readonly string[]) => groups.every((group) => active().includes(group));

  function insertAll(): void {
    const due = waiting.filter(({ groups }) => mayInsert(groups));
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { insert } of due) insert();
  }
  const queue = (groupId: string | undefined, insert: () => void) => {
    waiting.push({ groups: groupId ? [groupId] : [], insert });
    insertAll();
  };
  function updateElements(): void {
    for (const script of document.querySelectorAll<HTMLScriptElement>(gatedScripts)) {
      if (tried.has(script) || !mayInsert(categoriesOf(script.className))) continue;
      tried.add(script);
      attempt(script.src || 'an inline script', () => unblock(script));
    }
    for (const element of document.querySelectorAll<HTMLIFrameElement | HTMLImageElement>(gatedSources))
      setLoaded(element, mayInsert(categoriesOf(element.className)));
  }
  // Pages and scripts add elements at any time.
  new MutationObserver(updateElements).observe(document, { childList: true, subtree: true });

  return {
    script: (url, selector, callback, options, groupId, isAsync) =>
      queue(groupId, () =>
        attempt(url, () => {
          const script = document.createElement('script');
          script.async = isAsync === true;
          if (callback) script.addEventListener('load', () => call(callback));
          script.src = url;
          placeOf(selector, options)?.append(script);
        }),
      ),
    html: (html, selector, callback, options, groupId) =>
      queue(groupId, () =>
        attempt('HTML', () => {
          // Parsed before the place is changed: if it is blocked the page stays as it was.
          const parsed = document.createElement('template');
          parsed.innerHTML = html;
          placeOf(selector, options)?.append(parsed.content);
          call(() => callback?.());
        }),
      ),
    update() {
      insertAll();
      updateElements();
    },
  };
}

/**
 * A browser runs a script element once, by its initial type, so it is replaced by a new element. An inline script
 * becomes a URL: with `'strict-dynamic'` scripts may add scripts by URL in every browser, inline only in some.
 */
function unblock(blocked: HTMLScriptElement): void {
  const script = document.createElement('script');
  const address =
    blocked.getAttribute('src') ?? URL.createObjectURL(new Blob([blocked.text], { type: 'text/javascript' }));
  for (const { name, value } of blocked.attributes)
    if (name !== 'type' && name !== 'src') script.setAttribute(name, value);
  script.nonce = blocked.nonce;
  script.async = blocked.hasAttribute('async');
  for (const name of ['load', 'error'])
    script.addEventListener(name, () => URL.revokeObjectURL(address), { once: true });
  script.src = address;
  blocked.replaceWith(script);
}

/** The target element, prepared for the insertion. */
function placeOf(selector: string, options: InsertOptions | null | undefined): Element | null {
  const place =
    selector === 'head'
      ? document.head
      : selector === 'body'
        ? document.body
        : document.getElementById(selector);
  const show = (element: HTMLElement | null) => element?.style.setProperty('display', 'block');
  if (options?.deleteSelectorContent) place?.replaceChildren();
  if (options?.makeSelectorVisible) show(place);
  for (const id of options?.makeElementsVisible ?? []) show(document.getElementById(id));
  for (const id of options?.deleteElements ?? []) document.getElementById(id)?.remove();
  return place;
}

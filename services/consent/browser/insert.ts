import { call } from './call.ts';

/** What goes with an insertion, by the ids of elements. */
export interface InsertOptions {
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
  /** Answers changed: what waited for one may come. */
  update: () => void;
}

/** Scripts that a page was written with and that wait for leave: `optanon-category-C0002-C0004` waits for both. */
const blockedScripts = 'script[type="text/plain"][class*="optanon-category-"]';
const categoriesOf = (className: string) =>
  /optanon-category-([\w-]+)/.exec(className)?.[1]?.split('-') ?? [];

/** Brings what waits for leave when it is given, each once and in the order it was asked for. */
export function createInserter(active: () => readonly string[]): Inserter {
  let waiting: { groups: readonly string[]; insert: () => void }[] = [];
  const mayCome = (groups: readonly string[]) => groups.every((group) => active().includes(group));

  function insertAll(): void {
    const due = waiting.filter(({ groups }) => mayCome(groups));
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { insert } of due) call(insert);
  }
  const ask = (groupId: string | undefined, insert: () => void) => {
    waiting.push({ groups: groupId ? [groupId] : [], insert });
    insertAll();
  };

  return {
    script: (url, selector, callback, options, groupId, isAsync) =>
      ask(groupId, () => {
        const place = placeOf(selector, options);
        const script = document.createElement('script');
        script.async = isAsync === true;
        if (callback) script.addEventListener('load', () => callback());
        script.src = url;
        place?.append(script);
      }),
    html: (html, selector, callback, options, groupId) =>
      ask(groupId, () => {
        placeOf(selector, options)?.insertAdjacentHTML('beforeend', html);
        callback?.();
      }),
    update() {
      insertAll();
      for (const blocked of document.querySelectorAll<HTMLScriptElement>(blockedScripts))
        if (mayCome(categoriesOf(blocked.className))) call(() => unblock(blocked));
    },
  };
}

/** A browser runs a script once, by the type it came with: another one takes its place. */
function unblock(blocked: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of blocked.attributes) if (name !== 'type') script.setAttribute(name, value);
  script.nonce = blocked.nonce;
  script.async = blocked.hasAttribute('async');
  script.text = blocked.text;
  blocked.replaceWith(script);
}

/** Where it goes, made ready for it. */
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

import type { ScriptLocation } from '#content/entities/script-tag.ts';
import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { allowScript, scriptPolicy } from './script-policy.ts';
import { scriptTexts } from './script-texts.ts';

/** `kind` separates a failed request from one the reader or browser aborted. */
export class ScriptLoadError extends Error {
  readonly kind: 'error' | 'abort';
  constructor(kind: 'error' | 'abort', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Finds a script by its `data-hid` attribute or id. */
export function findScript(hidOrId: string, page: Document = document): HTMLElement {
  const found =
    page.querySelector<HTMLElement>(`[data-hid="${CSS.escape(hidOrId)}"]`) ?? page.getElementById(hidOrId);
  if (!found) throw new Error(scriptTexts.notLocated(hidOrId));
  return found;
}

function place(element: HTMLElement, location: ScriptLocation, page: Document): void {
  // A document that is being unloaded has neither head nor body.
  if (location === 'head' && !page.head) throw new Error(scriptTexts.noHead);
  if (location === 'head') page.head.append(element);
  else if (location === 'body') page.body.prepend(element);
  else page.body.append(element);
}

/** Inserts a tag, replacing its earlier element; resolves when it has run. */
export function insertScript(tag: ScriptTag, page: Document = document): Promise<void> {
  page.querySelector(`[data-hid="${CSS.escape(tag.tagId)}"]`)?.remove();
  const element = page.createElement('script');
  element.dataset.hid = tag.tagId;
  // Inserted scripts run as they arrive, unless `async` is off.
  element.async = tag.attributes?.async === true;
  for (const [name, value] of Object.entries(tag.attributes ?? {})) {
    if (value !== false && name !== 'async') element.setAttribute(name, value === true ? '' : value);
  }
  allowScript(tag);
  const policy = scriptPolicy();
  const { src, innerHTML } = tag;
  if (!src) {
    element.text = policy.createScript(innerHTML ?? '');
    place(element, tag.location ?? 'head', page);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new ScriptLoadError('error', scriptTexts.errored(src))));
    element.addEventListener('abort', () => reject(new ScriptLoadError('abort', scriptTexts.aborted(src))));
    element.src = policy.createScriptURL(src);
    place(element, tag.location ?? 'head', page);
  });
}

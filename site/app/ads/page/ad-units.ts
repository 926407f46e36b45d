import type { Log } from '../../log.ts';

function isElement(thing: unknown): thing is HTMLElement {
  return typeof thing === 'object' && thing !== null && 'nodeType' in thing && thing.nodeType === 1;
}

/** The elements in a list of ad units. Logs and drops everything else. */
export function adUnitElements(list: unknown, log: Pick<Log, 'error' | 'warn'>): HTMLElement[] {
  const isList = Array.isArray(list) || (typeof NodeList !== 'undefined' && list instanceof NodeList);
  if (!isList) {
    log.error('Ad units must be a list of elements');
    return [];
  }
  return [...(list as Iterable<unknown>)].filter((entry): entry is HTMLElement => {
    const isGood = isElement(entry);
    if (!isGood) log.warn('Dropped an ad unit', { entry: String(entry) });
    return isGood;
  });
}

/** Whether ads are on. A string such as `'true'` is a configuration mistake: it is logged and ignored. */
export function enabledFlag(value: unknown, before: boolean, log: Pick<Log, 'warn'>): boolean {
  if (typeof value === 'boolean') return value;
  log.warn('The ads flag must be a boolean', { value: String(value) });
  return before;
}

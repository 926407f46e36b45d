import { componentMessages } from '../component-messages.ts';
import type { Component } from '../page/component.ts';
import type { ComponentError } from '../page/component-error.ts';

/** The one question both sides ask about an entry of a page. */
export function isComponentError(entry: unknown): entry is ComponentError {
  return typeof entry === 'object' && entry !== null && 'fetcherName' in entry && 'errors' in entry;
}

/**
 * A component of the type a caller expects. An error component is handed back as it is, anything of the wrong
 * shape gives null; both are reported, neither breaks the page.
 */
export function expectComponent(
  entry: unknown,
  type: string,
  warn: (message: string) => void,
): Component | ComponentError | null {
  if (isComponentError(entry)) {
    warn(componentMessages.componentFailed(entry.name));
    return entry;
  }
  const found = (entry as { meta?: { componentType?: unknown } } | null | undefined)?.meta?.componentType;
  if (found === type) return entry as Component;
  warn(componentMessages.componentShape(type, String(found)));
  return null;
}

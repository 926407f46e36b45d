import { redirectTarget } from '#content/rules/redirect-target.ts';

/** The target of a tracked link: validated when the edition is composed and again when a reader follows the link. */
export function clickAddress(text: string, origin: string): string | undefined {
  const target = redirectTarget(text, origin);
  return typeof target === 'string' ? `${origin}${target}` : target?.href;
}

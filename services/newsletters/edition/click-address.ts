import { redirectTarget } from '#content/rules/redirect-target.ts';

/** Where a counted link of an edition leads: checked when the edition is made and again when a reader follows it. */
export function clickAddress(text: string, origin: string): string | undefined {
  const target = redirectTarget(text, origin);
  return typeof target === 'string' ? `${origin}${target}` : target?.href;
}

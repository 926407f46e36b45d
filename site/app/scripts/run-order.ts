import type { ScriptTag } from '#content/entities/script-tag-schema.ts';

/** Tags without a priority run after those with one. */
const defaultPriority = 100;

/** Lower numbers first; equals in registration order. */
export function inRunOrder<T extends { priority?: ScriptTag['priority'] | undefined }>(
  tags: readonly T[],
): T[] {
  const rank = ({ priority = defaultPriority }: T) => priority;
  return [...tags].sort((one, other) => rank(one) - rank(other));
}

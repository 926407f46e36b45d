import type { ScriptTag } from '#content/entities/script-tag.ts';

/** Tags that say nothing go after those that do. */
export const defaultPriority = 100;

/** Lower numbers first; of equals, who was registered first. */
export function inRunOrder<T extends { priority?: ScriptTag['priority'] | undefined }>(
  tags: readonly T[],
): T[] {
  const rank = ({ priority = defaultPriority }: T) => priority;
  return [...tags].sort((one, other) => rank(one) - rank(other));
}

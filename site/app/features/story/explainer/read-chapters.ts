/** Local storage key; deleted when functional storage (C0003) is withdrawn. */
export const readChaptersName = 'read-chapters';

/** The chapters of one explainer that were read on this device, by their ids. */
export interface ReadChapters {
  path: string;
  chapters: string[];
}

const explainersMost = 20;
const chaptersMost = 60;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

/** What is stored, newest explainer first. Anyone may have written it: what has another shape is dropped. */
export function parseReadChapters(text: string | null): ReadChapters[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, explainersMost).flatMap((value) => {
    const { path, chapters } = (value ?? {}) as Record<string, unknown>;
    if (!isText(path) || !Array.isArray(chapters)) return [];
    return [{ path, chapters: chapters.filter(isText).slice(0, chaptersMost) }];
  });
}

/** The same with the chapters read by now; explainers not opened for long fall off. */
export function withReadChapters(
  list: readonly ReadChapters[],
  path: string,
  read: Iterable<string>,
): ReadChapters[] {
  const chapters = [...new Set(read)].slice(0, chaptersMost);
  return [{ path, chapters }, ...list.filter((other) => other.path !== path)].slice(0, explainersMost);
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ordinary words appear in scripts by chance; an address, a sentence or an identifier does not. */
const isDistinctive = (text: string) => text.length >= 12 && /[^\p{L}\s]/u.test(text);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isDistinctive(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Texts of the configuration that only the server needs. A text that a browser setting has too is public.
 * @example serverTexts({ apiKey: 'public', security: { contact: 'mailto:a@example' } }, [{ apiKey: 'public' }])
 */
export function serverTexts(publication: object, browserSettings: readonly object[]): string[] {
  const browserKeys = new Set(browserSettings.flatMap((settings) => Object.keys(settings)));
  const publicTexts = new Set(browserSettings.flatMap(textsIn));
  return Object.entries(publication)
    .filter(([key]) => !browserKeys.has(key))
    .flatMap(([, value]) => textsIn(value))
    .filter((text) => !publicTexts.has(text));
}

/** One line for each text that a script for browsers contains. */
export function textsInScripts(texts: readonly string[], folder: string): string[] {
  return globSync('**/*.js', { cwd: folder }).flatMap((file) => {
    const script = readFileSync(join(folder, file), 'utf8');
    return texts.filter((text) => script.includes(text)).map((text) => `${file}: ${text}`);
  });
}

import { Parser } from 'htmlparser2';

/** `Salt &#038; light` as readers saw it. Decoded once: `&amp;lt;` is `&lt;` in words. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  let decoded = '';
  const parser = new Parser({ ontext: (part) => (decoded += part) });
  parser.end(text.replaceAll('<', '&lt;'));
  return decoded;
}

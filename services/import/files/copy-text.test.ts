import { expect, it } from 'vitest';
import { copyText } from './copy-text.ts';

it.each(['', 'plain', 'Größe, naïve, 日本語 and 🎧', 'x'.repeat(10_000)])(
  'a copy is the same text: %.20s',
  (text) => {
    expect(copyText(text)).toBe(text);
  },
);

import { expect, it } from 'vitest';
import { createParts } from '../body/parts.ts';
import { toBody } from '../body/to-body.ts';
import { paragraphs } from './paragraphs.ts';
import { translateShortcodes } from './shortcodes.ts';

const files = { picture: () => undefined, file: () => undefined, picturesOf: [] };
const many = 40_000;

// Looking for the end of each to the end of the text would take longer than a test may.
it.each([
  ['code of WP-Syntax', '<pre lang="x"> a '],
  ['code of SyntaxHighlighter', '[code] a '],
  ['embeds', '[embed] a '],
  ['line breaks', 'a<br>'],
])('forty thousand %s that never end are read', (_name, text) => {
  const parts = createParts();
  const html = paragraphs(translateShortcodes(text.repeat(many), parts, files));
  const { body } = toBody(html, { hosts: [], parts });
  expect(body.split('a').length).toBeGreaterThan(many);
});

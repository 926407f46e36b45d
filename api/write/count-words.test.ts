import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  ['<p>One two.</p><p>Three</p>', 3],
  ['<p>One<strong>two</strong></p>', 1],
  ['<li>one</li><li>two</li>', 2],
  ['one — two - 3', 3],
  [`one [shortcode type="chart" uuid="x"] two`, 2],
  ['one<script>two three</script>', 1],
  ['café&nbsp;noir', 2],
  ['', 0],
  ['<p></p>', 0],
])('CL-43 counts %s as %i', (body, words) => {
  expect(countWords(body)).toBe(words);
});

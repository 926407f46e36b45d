import { describe, expect, it } from 'vitest';
import { cleanBody, cleanEmbeds } from '../rules/body/clean-body.ts';
import { cleanListicle, cleanReviewCard } from '../rules/body/clean-product.ts';
import { documentProblem, readDocument } from './check-document.ts';
import { documentFrom, type StoryBody } from './from-body.ts';
import { fuzzSeeds, repeatWith } from './test/fuzz-seeds.ts';
import { randomStoryBody, seededRandom } from './test/random-body.ts';
import { bodyFrom } from './to-body.ts';

const ownDomains = ['wavelength.example', 'www.wavelength.example'];

/** What the API stores of a body. */
function cleaned({ body, additionalShortcodeData, listicles = [], reviewCards = [] }: StoryBody): StoryBody {
  return {
    body: cleanBody(body, ownDomains),
    additionalShortcodeData: cleanEmbeds(additionalShortcodeData, { ownDomains }),
    listicles: listicles.map((item) => cleanListicle(item, { ownDomains })),
    reviewCards: reviewCards.map(cleanReviewCard),
  };
}

const body = (html: string): StoryBody => ({ body: html, additionalShortcodeData: {} });

describe('a stored body as a document and back', () => {
  it.each([
    ['nothing', '', 'doc(paragraph)'],
    ['paragraphs', '<p>a</p>\n<p>b</p>', 'doc(paragraph("a"), paragraph("b"))'],
    ['text without a paragraph', 'a <b>b</b>', 'doc(line("a ", b("b")))'],
    ['marks in another order', '<p><em><strong>x</strong></em></p>', 'doc(paragraph(strong(em("x"))))'],
    ['one mark twice', '<p><b>a</b><b>b</b></p>', 'doc(paragraph(b("a"), b("b")))'],
    ['a mark inside itself', '<p><b><b>x</b></b></p>', 'doc(paragraph(b(again("x"))))'],
    ['an empty mark', '<p>a<i></i></p>', 'doc(paragraph("a", emptyElement))'],
    ['a tight list', '<ul>\n<li>a</li>\n</ul>', 'doc(bulletList(listItem(line("a"))))'],
    ['blocks in a link', '<a href="/x/"><h2>a</h2></a>', 'doc(wrapper(heading("a")))'],
    ['a cell alone', '<td>a</td>', 'doc(wrapper(line("a")))'],
    [
      'a table',
      '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="1"></td></tr></tbody></table>',
      'doc(captionedTable(tableCaption("c"), table(tableRow(tableHeader(line("a"))), tableRow(tableCell(line)))))',
    ],
    ['an unknown shortcode', 'a[shortcode type="x" uuid="1"]', 'doc(line("a"), unknownEmbed)'],
  ])('keeps %s', (_, html, document) => {
    expect(documentFrom(body(html), ownDomains).toString()).toBe(document);
    expect(bodyFrom(documentFrom(body(html), ownDomains)).body).toBe(cleanBody(html, ownDomains));
  });

  it('keeps generated bodies as the sanitiser leaves them, valid and through JSON', () => {
    for (const seed of fuzzSeeds(10_000)) {
      const stored = randomStoryBody(seededRandom(seed));
      const message = `${repeatWith(seed)}: ${stored.body}`;
      const document = documentFrom(stored, ownDomains);
      const result = bodyFrom(document);
      const expected = cleaned(stored);
      if (result.body !== expected.body) expect(result.body, message).toBe(expected.body);
      if (JSON.stringify(result) !== JSON.stringify(expected)) expect(result, message).toEqual(expected);
      if (seed % 10 > 0) continue;
      expect(documentProblem(document), message).toBeUndefined();
      const read = readDocument(JSON.parse(JSON.stringify(document)));
      expect('document' in read && bodyFrom(read.document).body, message).toBe(expected.body);
    }
  });
});

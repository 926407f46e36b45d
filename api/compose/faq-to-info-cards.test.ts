import { describe, expect, it } from 'vitest';
import { embedExamples } from '#content/examples/embed.ts';
import { parseBody } from '#content/rules/body/parse-body.ts';
import { faqToInfoCards } from './faq-to-info-cards.ts';

const blocksOf = (body: string) =>
  parseBody({ body, additionalShortcodeData: { 'embed-chart': embedExamples.chart }, ownDomains: [] }).blocks;
const shape = (body: string) =>
  faqToInfoCards(blocksOf(body)).map((block) =>
    block.kind === 'prose'
      ? block.html
      : block.embed.type === 'infoCard'
        ? block.embed.title
        : block.embed.type,
  );

describe('FAQ', () => {
  it('CL-05 makes a card of a question and the text up to the next heading', () => {
    const body =
      '<p>Intro.</p><h2>Is it <em>fast</em>?</h2><p>Yes &amp; no.</p><ul><li><a href="/a/">It depends</a></li></ul><h2>Verdict</h2><p>Buy it.</p>';
    expect(faqToInfoCards(blocksOf(body))).toEqual([
      { kind: 'prose', html: '<p>Intro.</p>' },
      {
        kind: 'embed',
        embed: {
          type: 'infoCard',
          uuid: 'h-is-it-fast',
          title: 'Is it fast?',
          text: 'Yes & no. It depends',
          html: '<p>Yes &amp; no.</p><ul><li><a href="/a/">It depends</a></li></ul>',
        },
      },
      { kind: 'prose', html: '<h2 id="h-verdict">Verdict</h2><p>Buy it.</p>' },
    ]);
  });

  it.each([
    ['CL-06', '<h2>A?</h2><p>a</p><h3>B?</h3><p>b</p>', ['A?', 'B?']],
    ['CL-06', '<h2>A?</h2><p>a</p><h4>B?</h4><p>b</p>', ['A?']],
    ['CL-06', '<h2>A</h2><p>a</p>', ['<h2 id="h-a">A</h2><p>a</p>']],
    ['CL-06', '<h2>A? </h2><p>a</p>', ['A?']],
    ['CL-06', '<h2>A?</h2>', ['<h2 id="h-a">A?</h2>']],
    [
      'CL-06',
      '<blockquote><h2>A?</h2><p>a</p></blockquote>',
      ['<blockquote><h2 id="h-a">A?</h2><p>a</p></blockquote>'],
    ],
    [
      'CL-06',
      '<h2>A?</h2><p>a</p>\n[shortcode type="chart" uuid="embed-chart"]\n<p>b</p>',
      ['A?', 'chart', '<p>b</p>'],
    ],
    [
      'CL-06',
      '<h2>A</h2><p>a</p><h2>B</h2><p>b</p>',
      ['<h2 id="h-a">A</h2><p>a</p><h2 id="h-b">B</h2><p>b</p>'],
    ],
  ])('%s %s', (_id, body, expected) => {
    expect(shape(body)).toEqual(expected);
  });

  it('CL-05 leaves the blocks it was given as they are', () => {
    const blocks = blocksOf('<p>a</p><h2>B</h2><p>c</p>');
    const before = structuredClone(blocks);
    faqToInfoCards(blocks);
    expect(blocks).toEqual(before);
  });
});

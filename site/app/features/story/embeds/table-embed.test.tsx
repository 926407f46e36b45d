import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lineShares } from './line-shares.ts';
import { TableEmbed } from './table-embed.tsx';

it('ART-05 a table has a heading for every column that has a name, and none that is empty', () => {
  const html = renderToStaticMarkup(
    <TableEmbed
      embed={{
        uuid: 't',
        type: 'table',
        caption: 'Ports',
        head: ['', 'Left', 'Right'],
        rows: [['USB', '2', '0']],
      }}
    />,
  );
  expect(html).not.toMatch(/<th[^>]*><\/th>/);
  expect(html.match(/<th scope="col">/g)).toHaveLength(2);
});

it.each([
  [
    'prices',
    [
      ['a', '$38'],
      ['b', '$1,520.00'],
    ],
    [0.025, 1],
  ],
  [
    'no numbers',
    [
      ['a', 'some'],
      ['b', ''],
    ],
    [],
  ],
  ['rows that are too short and negative numbers', [['a'], ['b', '-4 °C'], ['c', '2']], [0, 1, 0.5]],
  ['no rows', [], []],
])('lines beside a column of %s', (_what, rows, expected) => {
  expect(lineShares(rows, 1)).toEqual(expected);
});

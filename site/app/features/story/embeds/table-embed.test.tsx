import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContentLink } from '#content/entities/content-link.ts';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { facts } from '../../fixture/pages.ts';
import { GuidesTable } from './guides-table.tsx';

const lastCells = (...guides: NonNullable<ContentLink['metaData']>[]) => {
  const items = guides.map((metaData, index) => storyNumber(index + 1, { metaData }));
  const html = renderToStaticMarkup(
    <GuidesTable component={componentOf('ContentList', { items })} page={facts} priority={false} />,
  );
  return [...html.matchAll(/<td><b>(.*?)<\/b><\/td>/g)].map(([, price]) => price);
};

it('RV-04 the price beside a pick is the pick’s own; without a pick it is the least of the guide', () => {
  const guides: NonNullable<ContentLink['metaData']>[] = [
    { editorPick: 'Halden Book 14', pickPrice: 1199, price: 329 },
    { editorPick: 'Tessel One', price: 49 },
    { productName: 'Kestrel 4', price: 279 },
    { price: 480 },
  ];
  expect(lastCells(...guides)).toEqual(['$1,199', '', '$279', '$480']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { facts } from '../../fixture/pages.ts';
import { InDepth } from './in-depth.tsx';

it('sets the word that the story names in italics, and other titles without', () => {
  const headline = (titleEmphasis?: string) => {
    const story = storyNumber(1, {
      title: 'The last anonymous place',
      promoTitle: undefined,
      metaData: titleEmphasis ? { titleEmphasis } : {},
    });
    const component = componentOf('ContentList', { items: [story] });
    return renderToStaticMarkup(<InDepth component={component} page={facts} priority={false} />);
  };
  expect(headline('anonymous')).toContain('The last <em>anonymous</em> place');
  expect(headline()).toContain('The last anonymous place');
});

import { expect, it } from 'vitest';
import { loadForPrint } from './load-for-print.ts';

it('ART-11 pictures far down the page load before it is printed, and not earlier', () => {
  const pictures = [{ loading: 'lazy' }, { loading: 'lazy' }];
  const selectors: string[] = [];
  const window = new EventTarget();
  loadForPrint(
    window as Pick<Window, 'addEventListener'>,
    {
      querySelectorAll(selector: string) {
        selectors.push(selector);
        return pictures;
      },
    } as unknown as Pick<Document, 'querySelectorAll'>,
  );
  expect(pictures).toEqual([{ loading: 'lazy' }, { loading: 'lazy' }]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(selectors).toEqual(['main img[loading="lazy"]']);
  expect(pictures).toEqual([{ loading: 'eager' }, { loading: 'eager' }]);
});

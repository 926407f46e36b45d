import type { PrintedPage } from './printed-page.ts';

const address = 'wavelength.example/article/chip-shortage-over-power-shortage-starting/';

/** For the workshop and tests. */
export const printedExample: PrintedPage = {
  title: 'The chip shortage is over. The power shortage is just starting',
  url: `https://${address}`,
  address,
  date: 'November 16, 2026',
  year: 2026,
};

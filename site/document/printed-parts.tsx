import { renderToStaticMarkup } from 'react-dom/server';
import { PrintEnd } from '#app/print/print-end.tsx';
import { PrintHead } from '#app/print/print-head.tsx';
import { printProperties } from '#app/print/print-properties.ts';
import { printedPage } from '#app/print/printed-page.ts';
import type { ScreenData } from '#app/screen-data.ts';

export interface PrintedParts {
  /** Style of the root element. */
  style: string;
  head: string;
  end: string;
}

/** Masthead, QR code and address for paper. Outside the application, so that they cost no script. */
export function printedParts(
  screen: ScreenData | undefined,
  where: { siteUrl: string; year: number },
): PrintedParts {
  const printed = screen && printedPage(screen, where);
  if (!printed) return { style: '', head: '', end: '' };
  return {
    style: Object.entries(printProperties(printed))
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    head: renderToStaticMarkup(<PrintHead printed={printed} />),
    end: renderToStaticMarkup(<PrintEnd printed={printed} />),
  };
}

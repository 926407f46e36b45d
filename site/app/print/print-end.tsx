import { qrModules } from '#content/rules/qr/qr-modules.ts';
import { qrPath, qrSide } from '#content/rules/qr/qr-path.ts';
import { currentBrand } from '../brand/current-brand.ts';
import { printCopy } from '../copy/print.ts';
import type { PrintedPage } from './printed-page.ts';

/** Where a printed story is to be found: as a QR code and in full. An address too long for the code stays readable. */
export function PrintEnd({ printed }: { printed: PrintedPage }) {
  const modules = qrModules(printed.url);
  const side = modules && qrSide(modules);
  return (
    <>
      {modules && (
        <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges">
          <path d={qrPath(modules)} />
        </svg>
      )}
      <div>
        <p>
          <b>{printCopy.readOnline}</b>
        </p>
        <p>
          <b>{printed.url}</b>
        </p>
        <p>
          {printed.date && `${printCopy.published(printed.date)} `}
          {`${printCopy.corrections} ${printCopy.rights(printed.year, currentBrand().name)}`}
        </p>
      </div>
    </>
  );
}

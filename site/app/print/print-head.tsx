import { Logo } from '#design/logo/logo.tsx';
import { currentBrand } from '../brand/current-brand.ts';
import type { PrintedPage } from './printed-page.ts';

/** The masthead of a printed story. Styled by `styles/print.css`: it is not part of any page's code. */
export function PrintHead({ printed }: { printed: PrintedPage }) {
  const brand = currentBrand();
  return (
    <>
      <div>
        <Logo name={brand.name} picture={brand.logo?.light} />
        <p>{brand.tagline}</p>
      </div>
      <p>
        {printed.date}
        {printed.date && <br />}
        {printed.address}
      </p>
    </>
  );
}

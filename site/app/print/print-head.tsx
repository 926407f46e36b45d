import { publicSettings } from '#config/public.ts';
import { Logo } from '#design/logo/logo.tsx';
import type { PrintedPage } from './printed-page.ts';

/** The masthead of a printed story. Styled by `styles/print.css`: it is not part of any page's code. */
export function PrintHead({ printed }: { printed: PrintedPage }) {
  const { brand } = publicSettings;
  return (
    <>
      <div>
        <Logo name={brand.name} />
        <p>{brand.slogan}</p>
      </div>
      <p>
        {printed.date}
        {printed.date && <br />}
        {printed.address}
      </p>
    </>
  );
}

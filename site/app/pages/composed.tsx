import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { buttonClass } from '#design/button/button.ts';
import { currentBrand } from '../brand/current-brand.ts';
import { mainId } from '../layouts/skip-link.tsx';
import { SiteLink } from '../links/site-link.tsx';
import type { ScreenData } from '../screen-data.ts';
import { staticPageViews } from './static-page-views.ts';

/** A page that is only its layout: static texts, features, landing pages. */
export function Page({ data }: { data: ScreenData }) {
  const body = <PageBody page={data.page.data} basePath={data.basePath} views={staticPageViews} />;
  if (data.routeName !== 'auth-flow') return body;
  // A step of signing up, such as the terms: no header and footer lead away from it, only a link to the front page.
  return (
    <main id={mainId} tabIndex={-1}>
      {body}
      <p className="wrap band">
        <SiteLink className={buttonClass('line')} to="/">
          {`Back to ${currentBrand().name}`}
        </SiteLink>
      </p>
    </main>
  );
}

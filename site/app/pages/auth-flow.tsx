import { PageBody } from '#app/components/page-body/page-body.tsx';
import { publication } from '#config';
import { buttonClass } from '#design/button/button.ts';
import { mainId } from '../layouts/skip-link.tsx';
import { SiteLink } from '../links/site-link.tsx';
import type { ScreenData } from '../screen-data.ts';
import { houseViews } from './house-views.ts';

/** A step of signing up, such as the terms: no header and footer lead away from it, only a link to the front page. */
export function Page({ data }: { data: ScreenData }) {
  return (
    <main id={mainId} tabIndex={-1}>
      <PageBody page={data.page.data} basePath={data.basePath} views={houseViews} />
      <p className="wrap band">
        <SiteLink className={buttonClass('line')} to="/">
          {`Back to ${publication.brand.name}`}
        </SiteLink>
      </p>
    </main>
  );
}

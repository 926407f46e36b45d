import { AdsContext } from './components/primitives/ad-slot/ads-context.ts';
import { ExperimentContext } from './experiments/experiment-context.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { EmptyLayout } from './layouts/empty-layout.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';
import { LandingLayout } from './layouts/landing-layout.tsx';
import { NewsletterLayout } from './layouts/newsletter-layout.tsx';
import { sectionOfPage } from './page-section.ts';
import { getLoadedPage } from './routing/pages.ts';
import type { ScreenData, ShellData } from './screen-data.ts';

const layouts = {
  default: DefaultLayout,
  empty: EmptyLayout,
  error: ErrorLayout,
  landing: LandingLayout,
  newsletter: NewsletterLayout,
};

/** A screen inside the layout of its route. */
export function ScreenView({ screen, shell }: { screen: ScreenData; shell: ShellData }) {
  const Layout = layouts[screen.layout];
  const { Page } = getLoadedPage(screen.pageName);
  return (
    <AdsContext value={screen.ads}>
      <ExperimentContext value={screen.experiment}>
        <Layout
          {...shell}
          showHeader={screen.showHeader}
          showLargeHeader={screen.showLargeHeader}
          showSkybox={screen.showSkybox}
          isSeamless={screen.isSeamless}
          announcesNext={screen.announcesNext}
          showHealthLink={screen.features.healthDataPrivacyLink ?? false}
          pageType={screen.page.data.pageType}
          section={sectionOfPage(screen.page.data)}
        >
          {Page && <Page data={screen} />}
        </Layout>
      </ExperimentContext>
    </AdsContext>
  );
}

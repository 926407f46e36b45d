import { BreakingBanner } from '#app/components/navigation/breaking-banner/breaking-banner.tsx';
import { breakingOf } from '#app/components/navigation/header/menus.ts';
import { OfflineNotice } from '#app/components/navigation/offline-notice/offline-notice.tsx';
import { RegistryContext } from '#app/components/page/registry-context.ts';
import { AdSlot } from '#app/components/primitives/ad-slot/ad-slot.tsx';
import { CachedMarkup } from '#app/components/primitives/cached-markup/cached-markup.tsx';
import { Skybox } from '#app/components/views/skybox/skybox.tsx';
import { SkyboxContext } from '#app/components/views/skybox/skybox-place.tsx';
import { registry } from '#app/registry.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { Footer, Header } from './shell-parts.ts';
import { mainId, SkipLink } from './skip-link.tsx';

/** Header, main area with what follows it, footer, skybox, and the container for overlays. */
export function DefaultLayout({
  header,
  footer,
  showHeader = true,
  showLargeHeader = true,
  showSkybox = true,
  pageType,
  section,
  year = new Date().getFullYear(),
  showHealthLink = false,
  isSeamless = false,
  children,
}: LayoutProps) {
  const isFrontPage = pageType === 'front-door';
  return (
    <RegistryContext value={registry}>
      <SkyboxContext value={showSkybox && isFrontPage}>
        <SkipLink />
        {showHeader && (
          <CachedMarkup of={header} by={`header ${section} ${showLargeHeader}`}>
            <Header area={header} section={section} isLarge={showLargeHeader} />
            <BreakingBanner story={breakingOf(header)?.items[0]} />
          </CachedMarkup>
        )}
        {showSkybox && !isFrontPage && <Skybox place="inner" />}
        <main
          id={mainId}
          className={styles.main}
          tabIndex={-1}
          data-s={section}
          data-follows={isSeamless || undefined}
        >
          {children}
          <div className={styles.end}>
            <div className={`wrap ${styles.foot}`}>
              <AdSlot space="leader" place="bottom" />
            </div>
          </div>
          <div data-place="seamless" className={styles.following} />
        </main>
        <CachedMarkup of={footer} by={`footer ${year} ${showHealthLink}`}>
          <Footer area={footer} year={year} hasHealthLink={showHealthLink} />
        </CachedMarkup>
        <OfflineNotice />
        <div id="overlay" data-place="overlay" />
      </SkyboxContext>
    </RegistryContext>
  );
}

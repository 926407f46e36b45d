import { BreakingBanner } from '#app/components/navigation/breaking-banner/breaking-banner.tsx';
import { breakingOf } from '#app/components/navigation/breaking-banner/breaking-of.ts';
import { OfflineNotice } from '#app/components/navigation/offline-notice/offline-notice.tsx';
import { RegistryContext } from '#app/components/page/registry-context.ts';
import { AdSlot } from '#app/components/primitives/ad-slot/ad-slot.tsx';
import { Skybox } from '#app/components/views/skybox/skybox.tsx';
import { SkyboxContext } from '#app/components/views/skybox/skybox-place.tsx';
import { registry } from '#app/registry.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { ShellPart } from './shell-part.tsx';
import { Footer, Header } from './shell-parts.tsx';
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
  announcesNext = false,
  children,
}: LayoutProps) {
  const isFrontPage = pageType === 'front-door';
  return (
    <RegistryContext value={registry}>
      <SkyboxContext value={showSkybox && isFrontPage}>
        <SkipLink />
        {showHeader && (
          <ShellPart of={header} by={`header ${section} ${showLargeHeader}`}>
            <Header area={header} section={section} isLarge={showLargeHeader} />
            <BreakingBanner story={breakingOf(header)?.items[0]} />
          </ShellPart>
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
          {!announcesNext && (
            <div className={styles.end}>
              <div className={`wrap ${styles.foot}`}>
                <AdSlot space="leader" place="bottom" />
              </div>
            </div>
          )}
          <div data-place="seamless" className={styles.following} />
        </main>
        <ShellPart of={footer} by={`footer ${year} ${showHealthLink}`}>
          <Footer area={footer} year={year} hasHealthLink={showHealthLink} />
        </ShellPart>
        <OfflineNotice />
        <div id="overlay" data-place="overlay" />
      </SkyboxContext>
    </RegistryContext>
  );
}

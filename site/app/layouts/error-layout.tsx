import { OfflineNotice } from '#app/components/navigation/offline-notice/offline-notice.tsx';
import { CachedMarkup } from '#app/components/primitives/cached-markup/cached-markup.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { Footer, Header } from './shell-parts.ts';
import { mainId, SkipLink } from './skip-link.tsx';

/** Header and footer only: a failed page loads nothing more. */
export function ErrorLayout({
  header,
  footer,
  year = new Date().getFullYear(),
  showHealthLink = false,
  children,
}: LayoutProps) {
  return (
    <>
      <SkipLink />
      <CachedMarkup of={header} by="header">
        <Header area={header} />
      </CachedMarkup>
      <main id={mainId} className={`stage ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
      <CachedMarkup of={footer} by={`footer flush ${year} ${showHealthLink}`}>
        <Footer area={footer} year={year} hasHealthLink={showHealthLink} isFlush />
      </CachedMarkup>
      <OfflineNotice />
    </>
  );
}

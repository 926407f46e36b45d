import { OfflineNotice } from '#app/components/navigation/offline-notice/offline-notice.tsx';
import { RegistryContext } from '#app/components/page/registry-context.ts';
import { registry } from '#app/registry.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { ShellPart } from './shell-part.tsx';
import { Footer, Header } from './shell-parts.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

/** A marketing page: the header without the topic shelf, no advertisement. */
export function LandingLayout({
  header,
  footer,
  showHeader = true,
  section,
  year = new Date().getFullYear(),
  showHealthLink = false,
  children,
}: LayoutProps) {
  return (
    <RegistryContext value={registry}>
      <SkipLink />
      {showHeader && (
        <ShellPart of={header} by={`header without shelf ${section}`}>
          <Header area={header} section={section} hasShelf={false} />
        </ShellPart>
      )}
      <main id={mainId} className={styles.main} tabIndex={-1} data-s={section}>
        {children}
      </main>
      <ShellPart of={footer} by={`footer ${year} ${showHealthLink}`}>
        <Footer area={footer} year={year} hasHealthLink={showHealthLink} />
      </ShellPart>
      <OfflineNotice />
    </RegistryContext>
  );
}

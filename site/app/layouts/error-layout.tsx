import { OfflineNotice } from '#app/components/navigation/offline-notice/offline-notice.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';
import { ShellPart } from './shell-part.tsx';
import { Footer, Header } from './shell-parts.tsx';
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
      <ShellPart of={header} by="header">
        <Header area={header} />
      </ShellPart>
      <main id={mainId} className={`stage ${styles.main}`} tabIndex={-1}>
        {children}
      </main>
      <ShellPart of={footer} by={`footer flush ${year} ${showHealthLink}`}>
        <Footer area={footer} year={year} hasHealthLink={showHealthLink} isFlush />
      </ShellPart>
      <OfflineNotice />
    </>
  );
}

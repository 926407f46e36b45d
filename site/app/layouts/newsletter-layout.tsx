import { RegistryContext } from '#app/components/page/registry-context.ts';
import { registry } from '#app/registry.tsx';
import type { LayoutProps } from './layout-props.ts';
import { mainId } from './skip-link.tsx';

/** A newsletter edition: the main area only. */
export function NewsletterLayout({ children }: LayoutProps) {
  return (
    <RegistryContext value={registry}>
      <main id={mainId}>{children}</main>
    </RegistryContext>
  );
}

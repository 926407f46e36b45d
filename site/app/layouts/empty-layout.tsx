import { RegistryContext } from '#app/components/page-body/registry-context.ts';
import { registry } from '#app/registry.tsx';
import type { LayoutProps } from './layout-props.ts';

/** Nothing around the page; it brings its own main area and its own way home. */
export function EmptyLayout({ children }: LayoutProps) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

import { RegistryContext } from '#app/components/page/registry-context.ts';
import { registry } from '#app/registry.tsx';
import type { LayoutProps } from './layout-props.ts';

/** No site chrome; the page brings its own main area and home link. */
export function EmptyLayout({ children }: LayoutProps) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

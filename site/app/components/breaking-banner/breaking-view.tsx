import type { ViewProps } from '../page-body/view.ts';
import { BreakingBanner } from './breaking-banner.tsx';

export function BreakingView({ component }: ViewProps<'ContentList'>) {
  return <BreakingBanner story={component.items[0]} />;
}

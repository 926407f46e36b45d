import type { ViewProps } from '../../page/view.ts';
import { BreakingBanner } from './breaking-banner.tsx';

export function BreakingView({ component }: ViewProps<'ContentList'>) {
  return <BreakingBanner story={component.items[0]} />;
}

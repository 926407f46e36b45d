import { lazy, type ReactElement, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { PanelName } from '#app/behaviours/open-panels.ts';
import { consentPlatform } from '#app/consent/consent-platform.ts';

const CookieSettings = lazy(async () => ({
  default: (await import('#app/features/consent/cookie-settings/cookie-settings.tsx')).CookieSettings,
}));
const LogIn = lazy(async () => ({
  default: (await import('#app/features/account/log-in.tsx')).LogIn,
}));
const ReadingSettings = lazy(async () => ({
  default: (await import('#app/components/views/reading-settings/reading-settings.tsx')).ReadingSettings,
}));
const TagReport = lazy(async () => ({
  default: (await import('#app/components/views/tag-report/tag-report.tsx')).TagReport,
}));

const panels: Readonly<Record<PanelName, (onClose: () => void) => ReactElement>> = {
  'cookie-settings': (onClose) => <CookieSettings onClose={onClose} />,
  'log-in': (onClose) => <LogIn onClose={onClose} />,
  'reading-settings': (onClose) => <ReadingSettings onClose={onClose} />,
  'tag-report': (onClose) => <TagReport onClose={onClose} />,
};

let root: Root | undefined;

/**
 * Opens the panel a link or button names. Cookie preferences belong to the consent platform; ours are rendered here.
 */
export function openPanel(name: PanelName): void {
  const platform = name === 'cookie-settings' ? consentPlatform() : undefined;
  if (platform) platform.ToggleInfoDisplay();
  else renderPanel(name);
}

/** Panels have their own React root: they belong to no page. */
export function renderPanel(name: PanelName): void {
  if (!root) {
    const place = document.createElement('div');
    place.id = 'panels';
    document.body.append(place);
    root = createRoot(place);
  }
  const close = () => root?.render(null);
  root.render(<Suspense>{panels[name](close)}</Suspense>);
}

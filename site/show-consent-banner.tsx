import { createRoot } from 'react-dom/client';
import { consentPlatform } from '#app/consent/consent-platform.ts';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { ConsentBanner } from '#app/features/consent/consent-banner/consent-banner.tsx';
import { consentCategories } from '#content/entities/script-tag.ts';

/** First in the document: keyboard and screen reader users reach the banner before the story. */
export function showConsentBanner(onChosen: () => void): void {
  const platform = consentPlatform();
  if (!platform || platform.IsAlertBoxClosed()) return;
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const choose = (answer: () => void) => () => {
    answer();
    onChosen();
  };
  root.render(
    <ConsentBanner
      isRunning={mayRun(consentCategories.performance).allowed}
      onAccept={choose(platform.AllowAll)}
      onReject={choose(platform.RejectAll)}
      onChoose={platform.ToggleInfoDisplay}
    />,
  );
  const stop = onConsentChange(() => {
    if (!platform.IsAlertBoxClosed()) return;
    stop();
    root.unmount();
    place.remove();
  });
}

import { publicSettings } from '#config/public.ts';
import type { ConsentNow } from '#content/entities/measurement-tag.ts';
import type { Publication } from '#content/publication/schema.ts';
import { nextTask } from '../behaviours/next-task.ts';
import { routeChanged } from '../behaviours/route-changed.ts';
import { storyEntered } from '../behaviours/story-entered.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import type { Log } from '../log.ts';
import type { PageStore } from '../page-store.ts';
import { registerTag } from '../scripts/register-tag.ts';
import { reportMessageOf, shouldReport } from '../site-error.ts';
import { takeEarlyErrors } from './early-errors.ts';
import { logFailedFile, logReady } from './log-loading.ts';
import { reportError, setErrorSink } from './report-error.ts';
import { surveyTag } from './survey.ts';
import { dropEvents, dropPageEvents, setRejection } from './track.ts';

/** The category of measurement. */
const category = 'C0002';

const consentNow: ConsentNow = () => {
  const { allowed, reason } = mayRun(category);
  if (!allowed) return undefined;
  return reason === 'granted' ? 'given' : 'implied';
};

/** Measures while there is consent, and reports errors in any case. */
export function startAnalytics({ store, log }: { store: PageStore; log: Log }): void {
  startErrorReports(log);
  logReady(document, log);
  // The server reported the cause; that a reader saw the error page is reported here (AN-15).
  const { screen, error } = store.get();
  if (!screen && shouldReport(error)) reportError(error, reportMessageOf(error));

  const { surveyUrl }: Publication['measurement'] = publicSettings.measurement;
  const survey = surveyTag(surveyUrl);
  if (survey) registerTag(survey);

  setRejection(() => mayRun(category).reason === 'denied');
  let stop: (() => void) | undefined;
  const measure = async () => {
    // Many listeners run when consent changes.
    await nextTask();
    if (!mayRun(category).allowed) return;
    const { startMeasuring } = await import('./measure.ts');
    // Consent may have changed while the code loaded.
    if (mayRun(category).allowed) stop ??= startMeasuring(store, consentNow);
  };
  const update = () => {
    const { allowed, reason } = mayRun(category);
    if (allowed) {
      measure().catch((error: unknown) => log.warn('Measurement could not be loaded', { error }));
      return;
    }
    stop?.();
    stop = undefined;
    if (reason !== 'not-answered') dropEvents();
  };
  onConsentChange(update);
  // Queued events belong to the current page or story and are dropped with it.
  for (const name of [routeChanged, storyEntered])
    document.addEventListener(name, () => {
      if (mayRun(category).allowed) dropPageEvents();
      else dropEvents();
    });
  update();
}

/** The sending code loads with the first error. */
function startErrorReports(log: Log): void {
  setErrorSink((report) => {
    import('./send/send-error.ts')
      .then(({ sendError }) => sendError(report, location.pathname))
      .catch(() => {});
  });
  takeEarlyErrors(window, reportError, (element) => logFailedFile(element, location.origin, log));
}

import { errorReportPath } from '#content/rules/measurement-paths.ts';
import type { ServiceOptions } from '../../app-options.ts';
import { internalKey } from '../../edge/rate-limit/internal-key.ts';
import type { StoreServices } from '../../store-services.ts';
import { chooseFetchApi } from '../roles.ts';
import type { SendReport } from './error-reporter.ts';

const timeoutMilliseconds = 5000;

/** How this process reaches the error service: in its own memory, or over HTTP where the API runs elsewhere. */
export function createReportSender(
  { environment, secrets }: Pick<ServiceOptions, 'environment' | 'secrets'>,
  store: Pick<StoreServices, 'takeErrorReport'> | undefined,
): SendReport {
  if (store) return (report) => store.takeErrorReport(JSON.stringify(report));
  const { API_URL } = environment;
  if (!API_URL) return async () => undefined;
  const fetchApi = chooseFetchApi(undefined, internalKey(secrets));
  return async (report) => {
    const request = new Request(new URL(errorReportPath, API_URL), {
      method: 'POST',
      body: JSON.stringify(report),
    });
    const answer = await fetchApi(request, () => AbortSignal.timeout(timeoutMilliseconds));
    if (!answer.ok) throw new Error(`The error service answered ${answer.status}`);
  };
}

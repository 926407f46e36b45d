import { errorReportPath } from '#content/rules/measurement-paths.ts';
import type { SendReport } from '#services/measurement/errors/error-reporter.ts';
import type { ServiceOptions } from '../app-options.ts';
import { internalKey } from '../edge/rate-limit/internal-key.ts';
import type { StoreServices } from '../services.ts';
import { chooseFetchApi } from './roles.ts';

const timeoutMilliseconds = 5000;

/** How this process reaches the error service: in its own memory, or over HTTP where the services run elsewhere. */
export function createReportSender(
  { environment, secrets }: Pick<ServiceOptions, 'environment' | 'secrets'>,
  measurement: Pick<StoreServices['measurement'], 'takeErrorReport'> | undefined,
): SendReport {
  if (measurement) return (report) => measurement.takeErrorReport(JSON.stringify(report));
  const servicesUrl = environment.SERVICES_URL ?? environment.API_URL;
  if (!servicesUrl) return async () => undefined;
  const fetchApi = chooseFetchApi(undefined, internalKey(secrets));
  return async (report) => {
    const request = new Request(new URL(errorReportPath, servicesUrl), {
      method: 'POST',
      body: JSON.stringify(report),
    });
    const answer = await fetchApi(request, () => AbortSignal.timeout(timeoutMilliseconds));
    if (!answer.ok) throw new Error(`The error service answered ${answer.status}`);
  };
}

import type { AdAdapter, AdRequest, AdResult } from '../adapters/ad-adapter.ts';
import type { ServiceType } from '../adapters/service-adapter.ts';
import type { ServicesContext } from '../adapters/services.ts';

/**
 * Adapters for third-party ad services. Their code loads with the first slot that uses one, and only with consent:
 * all of these services identify readers.
 */
export function lazyServices(context: ServicesContext): (type: ServiceType) => AdAdapter | undefined {
  let loading: Promise<(type: ServiceType) => AdAdapter> | undefined;
  const serviceOf = async (type: ServiceType) => {
    loading ??= import('../adapters/services.ts').then(({ createServices }) => createServices(context));
    return (await loading)(type);
  };
  async function loadOne(type: ServiceType, request: AdRequest): Promise<AdResult> {
    const [result] = (await serviceOf(type)).load([request]);
    return result ?? { isEmpty: true, size: null };
  }
  return (type) =>
    context.isAllowed()
      ? {
          load: (requests) => requests.map((request) => loadOne(type, request)),
          destroy: (divId) =>
            void loading?.then(
              (of) => of(type).destroy(divId),
              () => {},
            ),
        }
      : undefined;
}

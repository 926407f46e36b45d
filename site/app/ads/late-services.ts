import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';
import type { ServiceType } from './adapters/service-adapter.ts';
import type { ServicesContext } from './adapters/services.ts';

/**
 * Adapters of other companies' ads. Their code comes with the first slot that wants one, and none of them without
 * leave: every one of these companies knows its readers.
 */
export function lateServices(kit: ServicesContext): (type: ServiceType) => AdAdapter | undefined {
  let coming: Promise<(type: ServiceType) => AdAdapter> | undefined;
  const serviceOf = async (type: ServiceType) => {
    coming ??= import('./adapters/services.ts').then(({ createServices }) => createServices(kit));
    return (await coming)(type);
  };
  async function loadOne(type: ServiceType, request: AdRequest): Promise<AdResult> {
    const [result] = (await serviceOf(type)).load([request]);
    return result ?? { isEmpty: true, size: null };
  }
  return (type) =>
    kit.isAllowed()
      ? {
          load: (requests) => requests.map((request) => loadOne(type, request)),
          destroy: (divId) =>
            void coming?.then(
              (of) => of(type).destroy(divId),
              () => {},
            ),
        }
      : undefined;
}

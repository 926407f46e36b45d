import { type AdState, initialAdState } from '#content/entities/ad-state.ts';

let current = initialAdState;

/** The ads of the current page: written on start and on navigation, read wherever ads are requested. */
export const adState = {
  get: (): AdState => current,
  set(changes: Partial<AdState>): void {
    current = { ...current, ...changes };
  },
};

/** `/{network}/{siteName}/{platform}/{page type}/{slot}` */
export function adUnitPath(pageType: string, slotName: string): string {
  const { network, siteName, platform } = current.slotVars;
  return `/${network}/${siteName}/${platform}/${pageType}/${slotName}`;
}

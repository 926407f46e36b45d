import type { Fill } from './fill-placement.ts';

/** The globals that describe one ad; the script reads them on every run. */
export interface AmazonGlobals {
  amzn_assoc_ad_type?: unknown;
  amzn_assoc_div_name?: unknown;
  amzn_assoc_placement?: unknown;
  amzn_assoc_size?: unknown;
  amzn_assoc_tracking_id?: unknown;
}

/** Amazon native shopping ads: one run of the script fills the element its globals name. */
export function runAmazonNative(
  globals: AmazonGlobals,
  page: Pick<Document, 'getElementById'>,
  fill: Fill,
): void {
  const { amzn_assoc_div_name: id, amzn_assoc_tracking_id: account, amzn_assoc_placement: name } = globals;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(String(globals.amzn_assoc_size)) ?? [];
  if (globals.amzn_assoc_ad_type !== 'smart' || typeof account !== 'string' || !width || !height) return;
  const element = typeof id === 'string' ? page.getElementById(id) : null;
  if (!element) return;
  void fill({
    network: 'amazon-native',
    account,
    name: String(name),
    element,
    size: [Number(width), Number(height)],
  });
}

import type { Fill } from './fill-placement.ts';

/** `window.adsbygoogle`: an array until the script runs, then this. */
interface AdsByGoogle {
  loaded: true;
  push: (entry: object) => void;
  pauseAdRequests: 0 | 1;
  requestNonPersonalizedAds: 0 | 1;
}

/** The same before the script ran. */
export type AdSenseQueue = object[] &
  Partial<Pick<AdsByGoogle, 'pauseAdRequests' | 'requestNonPersonalizedAds'>>;

/** AdSense: each `push` fills the first element that no `push` has used yet. */
export function createAdSense(page: ParentNode, waiting: AdSenseQueue, fill: Fill): AdsByGoogle {
  const held: object[] = [];
  let isPaused = waiting.pauseAdRequests === 1;

  function fillNext(): void {
    const ins = page.querySelector<HTMLElement>('ins.adsbygoogle:not([data-adsbygoogle-status])');
    if (!ins) throw new Error('adsbygoogle.push() error: all ins elements already have ads in them');
    ins.dataset.adsbygoogleStatus = 'done';
    const { adClient, adSlot } = ins.dataset;
    const show = (isFilled: boolean) => {
      ins.dataset.adStatus = isFilled ? 'filled' : 'unfilled';
    };
    if (!adClient || !adSlot) show(false);
    else
      void fill({
        network: 'adsense',
        account: adClient,
        name: adSlot,
        element: ins,
        size: [ins.offsetWidth, ins.offsetHeight],
      }).then(show);
  }

  const queue: AdsByGoogle = {
    loaded: true,
    requestNonPersonalizedAds: waiting.requestNonPersonalizedAds ?? 0,
    get pauseAdRequests() {
      return isPaused ? 1 : 0;
    },
    set pauseAdRequests(value) {
      isPaused = value === 1;
      if (!isPaused) for (const entry of held.splice(0)) queue.push(entry);
    },
    push(entry) {
      if (isPaused) held.push(entry);
      else fillNext();
    },
  };
  for (const entry of waiting) queue.push(entry);
  return queue;
}

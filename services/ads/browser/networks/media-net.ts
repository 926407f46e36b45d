import type { Fill } from './fill-placement.ts';

interface MediaNet {
  details: { loadTag: (elementId: string, size: string, crid: string) => void };
  handle: { queue: { push: (...calls: (() => void)[]) => void } };
}

/** Media.net: `loadTag` fills an element, the queue runs callbacks pushed before and after the script loaded. */
export function createMediaNet(page: Pick<Document, 'getElementById'>, cid: string, fill: Fill): MediaNet {
  return {
    details: {
      loadTag(elementId, size, crid) {
        const element = page.getElementById(elementId);
        const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
        if (!element || !width || !height) return;
        void fill({
          network: 'media-net',
          account: cid,
          name: crid,
          element,
          size: [Number(width), Number(height)],
        });
      },
    },
    handle: {
      queue: {
        push(...calls) {
          for (const call of calls) call();
        },
      },
    },
  };
}

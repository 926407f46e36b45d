import { adSlotNames } from '../rules/ad-slot-names.ts';
import type { Problem } from './problem.ts';
import type { Publication } from './schema.ts';

/** Ad variants must name existing tests, buckets and slots; otherwise no reader would ever get them. */
export function variantProblems({ ads, experiments }: Pick<Publication, 'ads' | 'experiments'>): Problem[] {
  const slots = adSlotNames(ads);
  return Object.entries(ads.variants ?? {}).flatMap(([id, buckets]) => {
    const test = experiments.find((one) => one.id === id);
    if (!test) return [{ path: ['ads', 'variants', id], message: `there is no test ${id}` }];
    return Object.entries(buckets).flatMap(([bucket, { caps = {} }]) => {
      const path = ['ads', 'variants', id, bucket];
      if (!test.allocations.some((one) => one.bucket === bucket))
        return [{ path, message: `${id} has no bucket ${bucket}` }];
      const unknown = Object.keys(caps).filter((name) => !slots.has(name));
      return unknown.map((name) => ({ path: [...path, 'caps'], message: `there is no slot ${name}` }));
    });
  });
}

/** Scripts of ad networks work only under the policy that is documented for them. */
export function networkProblems({
  ads,
  adServer,
  videoAds,
}: Pick<Publication, 'ads' | 'adServer' | 'videoAds'>): Problem[] {
  if (adServer?.securityProfile === 'gpt') return [];
  const urls: { path: string[]; url: string | undefined }[] = [
    { path: ['videoAds', 'tagUrl'], url: videoAds?.tagUrl },
    { path: ['videoAds', 'imaUrl'], url: videoAds?.imaUrl },
    { path: ['ads', 'scriptUrl'], url: ads.scriptUrl },
    ...Object.entries(ads.services).map(([name, service]) => ({
      path: ['ads', 'services', name, 'scriptUrl'],
      url: service?.scriptUrl,
    })),
  ];
  return urls
    .filter(({ url }) => url?.startsWith('https:'))
    .map(({ path }) => ({
      path,
      message:
        "needs adServer.securityProfile 'gpt': the strict policy allows no ad network except the embedded one",
    }));
}

// Requests with hostile values against the plain request of the same kind: none may take more than ten times as long.
import { publication } from '#config';
import { hostileTexts } from '#server/testing/hostile-values.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const tries = 5;
const api = `/api/neutron/search/${publication.siteId}`;
const key = `apiKey=${publication.apiKey}`;
/** A plain request, and the same with a value at the place that is tried; `n` keeps caches from answering. */
const kinds: Record<string, { plain(n: number): string; hostile(text: string, n: number): string }> = {
  'search page': {
    plain: (n) => `/search/?q=laptop+${n}`,
    hostile: (text, n) => `/search/?q=${text}+${n}`,
  },
  'search page by topic': {
    plain: (n) => `/search/?q=laptop+${n}&topic=laptops`,
    hostile: (text, n) => `/search/?q=laptop+${n}&topic=${text}&author=${text}`,
  },
  'search call': {
    plain: (n) => `${api}/results/web?${key}&searchQuery=laptop+${n}`,
    hostile: (text, n) => `${api}/results/web?${key}&searchQuery=${text}+${n}`,
  },
  suggestions: {
    plain: (n) => `${api}/autocomplete/web?${key}&searchQuery=lap+${n}`,
    hostile: (text, n) => `${api}/autocomplete/web?${key}&searchQuery=${text}+${n}`,
  },
  'article that is not there': {
    plain: (n) => `/article/none-${n}/`,
    hostile: (text, n) => `/article/${text}${n}/`,
  },
};

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
let count = 0;
async function time(path: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${neutron.origin}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startedAt;
}
const measure = async (pathOf: (n: number) => string): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    count += 1;
    times.push(await time(pathOf(count)));
  }
  return median(times);
};

try {
  for (const [kind, { plain, hostile }] of Object.entries(kinds)) {
    await measure(plain);
    let worst = { ratio: 0, text: '' };
    for (const value of hostileTexts) {
      const text = encodeURIComponent(value.toWellFormed());
      // Measured beside it, so that a busy moment of the machine is a busy moment for both.
      const usual = await measure(plain);
      const ratio = (await measure((n) => hostile(text, n))) / usual;
      if (ratio > worst.ratio) worst = { ratio, text: value };
    }
    console.log(`${kind}: worst ${JSON.stringify(worst.text.slice(0, 40))}`);
    verdict(`${kind}, hostile against plain`, worst.ratio, { atMost: 10 });
  }
} finally {
  await neutron.stop();
  folder.remove();
}

// The product as `npm start` runs it, with or without its commercial side: node bench/peers/start-with.ts on|off
import { join } from 'node:path';
import { publication } from '#config';
import type { Publication } from '#content/publication/schema.ts';
import { run } from '#server/boot/run.ts';
import { openCachedSite } from '#server/site/serve-site.ts';
import { isBuildCurrent } from '#tools/build-stamp.ts';

const root = join(import.meta.dirname, '../..');
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

/** Everything at once: ads, tags, analytics as configured, and a test that runs now and changes the HTML of reviews. */
const on: Publication = {
  ...publication,
  experiments: publication.experiments.map((test) =>
    test.id === 'stickyCta' ? { ...test, startDate: day(-1), endDate: day(1) } : test,
  ),
};
const off: Publication = {
  ...publication,
  experiments: [],
  ads: { ...publication.ads, variants: {} },
  scripts: [],
  features: { ...publication.features, ads: false, trackers: false, analytics: false },
};

await run({
  root,
  publication: process.argv[2] === 'off' ? off : on,
  openSite: openCachedSite,
  async prepare(_, onProgress) {
    if (isBuildCurrent(root)) return;
    const { buildSite } = await import('#tools/build.ts');
    await buildSite({ root, onProgress: onProgress });
  },
});

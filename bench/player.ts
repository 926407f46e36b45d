// From the press to the first picture a reader sees: our player beside a bare `<video>` with the same file, in one
// Chromium, by turns. Every round is a new reader with nothing in the cache; the pointer comes and presses at once.
import { chromium } from 'playwright-core';
import { findChromium, requireBrowser } from '#tools/test/machine.ts';
import { firstLink } from './measure/fetch.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';
import { serveBareVideo } from './player/bare-video.ts';
import { pressAndWatch, type Watched } from './player/press-and-watch.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const executablePath = await requireBrowser(findChromium);

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
// No pre-roll: the time of an advertiser's video is not ours. The empty ad request still happens.
const path = `${await firstLink(neutron.origin, '/video/', /^\/video\/[^/]*[a-z]/)}?adTargeting_house_fill=never`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const bare = await serveBareVideo(neutron.origin, path);
try {
  const ours: Watched[] = [];
  const plain: Watched[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await pressAndWatch(browser, `${neutron.origin}${path}`));
    plain.push(await pressAndWatch(browser, bare.origin));
  }
  const milliseconds = (list: readonly Watched[]) => median(list.map((one) => one.milliseconds));
  console.log(`  ours ${milliseconds(ours).toFixed(0)} ms, bare ${milliseconds(plain).toFixed(0)} ms`);
  verdict('press to first picture', milliseconds(ours) / milliseconds(plain), { atMost: 3 }, ' × bare');
  verdict('layout shift', Math.max(...ours.map(({ shift }) => shift)), { atMost: 0.002 });
} finally {
  await browser.close();
  await bare.stop();
  await neutron.stop();
  folder.remove();
}

// A colleague's typing on my screen: two tabs of two people in one story, from the key press in one to the frame that
// shows the sign in the other.
import { quantile } from '../measure/statistics.ts';
import { verdict } from '../measure/verdict.ts';
import { openStory, startBrowser, startDesk, textOf } from './desk.ts';
import { longBody } from './long-story.ts';

const keys = Number(process.env.KEYS ?? 150);
const betweenKeys = 150;
/** The name at a colleague's caret has none. */
const sign = '#';

const desk = await startDesk();
const browser = await startBrowser();
try {
  const id = await desk.newStory('together', `<p>Here:</p>${longBody()}`);
  const [mine, theirs] = [
    await browser.newTab(await desk.token('mine')),
    await browser.newTab(await desk.token('theirs')),
  ];
  for (const page of [mine, theirs]) await openStory(page, desk, id);
  await textOf(theirs).locator('p').first().click();
  await theirs.keyboard.press('End');
  await theirs.evaluate(() => {
    const pressed: number[] = [];
    Object.assign(globalThis, { pressed });
    addEventListener('keydown', ({ timeStamp }) => pressed.push(performance.timeOrigin + timeStamp), true);
  });
  await mine.evaluate(() => {
    const shown: number[] = [];
    Object.assign(globalThis, { shown });
    const paragraph = () => document.querySelector('.ProseMirror p')?.textContent?.split('#').length ?? 0;
    const before = paragraph();
    const look = () => {
      const now = performance.timeOrigin + performance.now();
      while (shown.length < paragraph() - before) shown.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  await theirs.keyboard.type(sign.repeat(keys), { delay: betweenKeys });
  await mine.waitForFunction(
    (all) => (globalThis as unknown as { shown: number[] }).shown.length >= all,
    keys,
  );
  const pressed = await theirs.evaluate(() => (globalThis as unknown as { pressed: number[] }).pressed);
  const shown = await mine.evaluate(() => (globalThis as unknown as { shown: number[] }).shown);
  const times = shown.slice(0, keys).map((at, key) => at - (pressed[key] ?? Number.NaN));
  console.log(`  median ${quantile(times, 0.5).toFixed(0)} ms over ${times.length} keys`);
  verdict("a colleague's key press on my screen, p95", quantile(times, 0.95), { atMost: 400 }, ' ms');
} finally {
  await browser.close();
  await desk.end();
}

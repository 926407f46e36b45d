import { expect, type Page } from '@playwright/test';

/** The most a screen may move at all (CLS). */
const mostShift = 0.002;

/** Runs in the page: records layout shifts without recent input, from the start or from now on. */
export function writeShifts(isFromStart = true): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const box = ({ x, y, height }: DOMRect) => [x, y, height].map(Math.round).join();
  const describe = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
    `${node?.nodeName}.${node?.className} ${box(previousRect)} → ${box(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        shifts.push(`${entry.value} at ${Math.round(scrollY)}: ${entry.sources.map(describe).join('; ')}`);
  }).observe({ type: 'layout-shift', buffered: isFromStart });
}

export async function expectStill(page: Page, most = mostShift) {
  // After two animation frames every shift has been recorded.
  const shifts = await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: string[] }).shifts;
  });
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  expect(sum, `the page jumped: ${shifts.join('\n')}`).toBeLessThanOrEqual(most);
}

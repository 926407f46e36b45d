import { expect, it, vi } from 'vitest';
import { createServiceScripts } from './service-scripts.ts';

it('AD-51 a script that fails rejects for one slot, and is tried again on the next page', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(true);
  let pageView = 1;
  const loadScript = createServiceScripts(() => pageView, load);
  const slots = [1, 2, 3].map(() => loadScript('taboola', '/x.js'));
  expect((await Promise.allSettled(slots)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  await expect(slots[1]).resolves.toBe(false);
  await expect(loadScript('taboola', '/x.js')).resolves.toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  pageView += 1;
  await expect(loadScript('taboola', '/x.js')).resolves.toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('AD-01 a script that runs per ad is run again each time', async () => {
  const load = vi.fn().mockResolvedValue(true);
  const loadScript = createServiceScripts(() => 1, load);
  await loadScript('amazon-native', '/x.js', true);
  await loadScript('amazon-native', '/x.js', true);
  expect(load.mock.calls.map(([, , isAgain]) => isAgain)).toEqual([true, true]);
});

it('AD-51 CN-03 a script blocked for lack of consent is requested again', async () => {
  const load = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const loadScript = createServiceScripts(() => 1, load);
  await expect(loadScript('adsense', '/x.js')).resolves.toBe(false);
  await expect(loadScript('adsense', '/x.js')).resolves.toBe(true);
});

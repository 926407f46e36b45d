import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { adDevices, adTypes } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import { adsConfigSchema } from '#content/entities/ads-config.ts';
import { adSlotConfigExample } from '#content/examples/ads.ts';
import { adMinimumHeights } from '#content/limits.ts';
import { mediaOfWidth } from '../../device/test/window-width.ts';
import { windowDevice } from '../../device/window-device.ts';
import { clampSize } from '../placement/clamp-size.ts';
import { slotOf } from '../placement/slot-of.ts';
import { adPageTypeOf } from './ad-page-type.ts';
import { adUnitElements, enabledFlag } from './ad-units.ts';
import { canAddUnit } from './can-add-unit.ts';

const log = () => ({ warn: vi.fn(), error: vi.fn() });

describe('slots', () => {
  const config: AdSlotConfig = {
    ...adSlotConfigExample,
    monetizationSlots: {
      'mpu-1': { type: 'display', sizes: { desktop: [[300, 600]], mobile: [] } },
      'mpu-2': { type: 'display', sizes: { tablet: [[300, 250]] } },
    },
    slots: { desktop: 'mpu-1', mobile: 'mpu-1' },
  };

  it('AD-35 a tablet takes the desktop slot when it has none', () => {
    expect(slotOf(config, 'tablet')).toMatchObject({ name: 'mpu-1', sizes: [[300, 600]] });
    const own = { ...config, slots: { ...config.slots, tablet: 'mpu-2' } };
    expect(slotOf(own, 'tablet')).toMatchObject({ name: 'mpu-2', sizes: [[300, 250]] });
  });

  it('AD-46 nothing is requested where no size fits', () => {
    expect(slotOf(config, 'mobile')).toBeUndefined();
    expect(slotOf({ ...config, slots: { desktop: 'x', mobile: 'x' } }, 'desktop')).toBeUndefined();
  });

  it.each([
    [16, 1024, 'desktop'],
    [16, 1023, 'tablet'],
    [16, 768, 'tablet'],
    [16, 767, 'mobile'],
    [16, 390, 'mobile'],
    [20, 1024, 'tablet'],
    [20, 1280, 'desktop'],
    [24, 1024, 'mobile'],
  ])(
    'AD-35 AD-44 AD-55 with a font of %i px a window of %i is a %s, as it is to the style sheet',
    (font, width, device) => {
      const css = readFileSync(
        new URL('../../components/primitives/ad-slot/ad-slot.module.css', import.meta.url),
        'utf8',
      );
      const media = mediaOfWidth(width, font);
      vi.stubGlobal('matchMedia', (query: string) => {
        expect(css).toContain(`@media ${query} {`);
        return media(query);
      });
      expect(windowDevice()).toBe(device);
      vi.unstubAllGlobals();
    },
  );

  it.each([
    ['front-door', 'home'],
    ['sponsored-article', 'article'],
    ['article-topic-longform', 'longform'],
    ['author_profile', 'profile'],
    ['sponsored-video', 'sponsored-video'],
    ['topic', 'dynamic-door'],
    ['feature', 'dynamic-door'],
  ])('AD-45 the page %s has the slots of %s', (route, expected) => {
    expect(adPageTypeOf(route)).toBe(expected);
  });

  it('AD-44 the shipped places request sizes that fit the space the style sheet reserves', () => {
    const { mpu, leader, middle } = adMinimumHeights;
    /** On phones; wider windows also reserve the height of a leader in the middle of a list. */
    const spaces = { body: mpu, rail: mpu, list: middle, bottom: leader };
    for (const [pageType, places] of Object.entries(publication.ads.pages))
      for (const [place, space] of Object.entries({ ...spaces, skybox: pageType === 'home' ? mpu : leader }))
        for (const device of adDevices) {
          const entry = (places as Readonly<Record<string, AdSlotConfig>>)[place];
          const most = device !== 'mobile' && place === 'list' ? leader : space;
          const { sizes = [] } = (entry && slotOf(entry, device)) ?? {};
          for (const [, height] of sizes) expect(height, `${pageType} ${place}`).toBeLessThanOrEqual(most);
        }
    expect(adTypes).toHaveLength(6);
  });

  it.each(Object.entries(adMinimumHeights))('AD-44 a %s has at least %s px of space', (space, height) => {
    const path = '../../components/primitives/ad-slot/ad-slot.module.css';
    const [, rules = ''] = readFileSync(new URL(path, import.meta.url), 'utf8').split(`.${space} .box {`);
    expect(rules.split('}')[0]).toContain(`min-height: ${height}px;`);
  });
});

describe('a creative that requests a size', () => {
  it.each([
    ['a size of the slot', [300, 250], [300, 250]],
    ['ten thousand pixels', [10_000, 10_000], [300, 600]],
    ['less than nothing', [-5, 0], [300, 600]],
    ['no numbers', ['a', Number.NaN], [300, 600]],
    ['nothing', null, [300, 600]],
    ['a word', 'fluid', [300, 600]],
  ])('AD-55 %s', (_, requested, expected) => {
    expect(
      clampSize(requested, [
        [300, 250],
        [300, 600],
      ]),
    ).toEqual(expected);
  });
});

describe('input of the ad code', () => {
  it('AD-03 entries that are not elements are logged and dropped', () => {
    const logger = log();
    const element = { nodeType: 1 } as HTMLElement;
    expect(adUnitElements([element, 'x', null, { nodeType: 3 }], logger)).toEqual([element]);
    expect(logger.warn).toHaveBeenCalledTimes(3);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it.each([['text'], [undefined], [{ length: 1 }]])('AD-03 %s is not a list', (list) => {
    const logger = log();
    expect(adUnitElements(list, logger)).toEqual([]);
    expect(logger.error).toHaveBeenCalledWith('Ad units must be a list of elements');
  });

  it.each([
    [true, false, true],
    [false, true, false],
    ['true', false, false],
    [1, false, false],
    [undefined, true, true],
  ])('AD-05 the enabled flag %s after %s is %s', (value, before, expected) => {
    expect(enabledFlag(value, before, log())).toBe(expected);
  });

  it.each([
    [true, true],
    [false, true],
    [undefined, true],
    ['true', false],
    [1, false],
  ])('AD-05 AD-10 a configuration whose flags are %s is valid: %s', (value, isGood) => {
    const flags = { enabled: value, disableAdIncrement: value };
    const read = adsConfigSchema.safeParse({ ...publication.ads, ...flags });
    expect(read.success).toBe(isGood);
    expect(read.error?.issues.map(({ path }) => path.join()) ?? []).toEqual(isGood ? [] : Object.keys(flags));
  });

  it('AD-42 AD-43 a slow page gets no units beyond the first', () => {
    expect(publication.ads.taserThreshold).toBe(150);
    expect(canAddUnit(150, 150, 2)).toBe(true);
    expect(canAddUnit(151, 150, 2)).toBe(false);
    expect(canAddUnit(151, 150, 1)).toBe(true);
  });
});

import type { PlayerState } from './player-state.ts';

type PlayerSettings = Pick<PlayerState, 'volume' | 'muted' | 'rate' | 'captions'>;

const name = 'player-settings';
export const rates = [1, 1.25, 1.5, 2, 0.75] as const;

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** The reader's last player settings on this device. Stored values may be of any age and shape. */
export function readSettings(storage: Pick<Storage, 'getItem'>): Partial<PlayerSettings> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const { volume, muted, rate, captions } = stored as Record<string, unknown>;
    return {
      ...(isPart(volume) ? { volume } : {}),
      ...(typeof muted === 'boolean' ? { muted } : {}),
      ...(rates.some((known) => known === rate) ? { rate: rate as number } : {}),
      ...(typeof captions === 'boolean' ? { captions } : {}),
    };
  } catch {
    return {};
  }
}

export function saveSettings(storage: Pick<Storage, 'setItem'>, settings: PlayerSettings): void {
  const { volume, muted, rate, captions } = settings;
  try {
    storage.setItem(name, JSON.stringify({ volume, muted, rate, captions }));
  } catch {
    // A full or closed storage costs the reader a setting, not the video.
  }
}

export function nextRate(rate: number): number {
  const at = (rates as readonly number[]).indexOf(rate);
  return rates[(at + 1) % rates.length] ?? 1;
}

/** Cycles from automatic quality through all heights, the tallest first, and around. */
export function nextHeight(heights: readonly number[], height: number | undefined): number | undefined {
  return height === undefined ? heights[0] : heights[heights.indexOf(height) + 1];
}

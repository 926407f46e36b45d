import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdSize, AdSlotConfig, MonetizationSlot } from '#content/entities/ad-slot-config.ts';

export interface ResolvedSlot {
  name: string;
  slot: MonetizationSlot;
  sizes: readonly AdSize[];
}

/** The slot of a place on this device, or undefined if it has no sizes. Tablets fall back to the desktop slot. */
export function slotOf(config: AdSlotConfig, device: AdDevice): ResolvedSlot | undefined {
  const name = config.slots[device] ?? config.slots.desktop;
  const slot = config.monetizationSlots[name];
  if (!slot) return undefined;
  const sizes = slot.sizes[device] ?? (device === 'tablet' ? slot.sizes.desktop : undefined) ?? [];
  return sizes.length > 0 ? { name, slot, sizes } : undefined;
}

/**
 * Sizes that fit a box of this width; 0 means it is not laid out. A column too narrow for its device's sizes uses
 * those of smaller devices that are not higher.
 */
export function fittingSizes({ slot, sizes }: ResolvedSlot, boxWidth: number): readonly AdSize[] {
  if (boxWidth === 0) return sizes;
  const own = sizes.filter(([width]) => width <= boxWidth);
  if (own.length > 0) return own;
  const highest = Math.max(...sizes.map(([, height]) => height));
  return [...(slot.sizes.tablet ?? []), ...(slot.sizes.mobile ?? [])].filter(
    ([width, height]) => width <= boxWidth && height <= highest,
  );
}

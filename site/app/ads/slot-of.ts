import type { AdDevice, AdSize, AdSlotConfig, MonetizationSlot } from '#content/entities/ad-slot-config.ts';

export interface ResolvedSlot {
  name: string;
  slot: MonetizationSlot;
  sizes: readonly AdSize[];
}

/** The slot of a place on this device, or nothing where nothing fits. A tablet takes the desktop's for want of its own. */
export function slotOf(config: AdSlotConfig, device: AdDevice): ResolvedSlot | undefined {
  const name = config.slots[device] ?? config.slots.desktop;
  const slot = config.monetizationSlots[name];
  if (!slot) return undefined;
  const sizes = slot.sizes[device] ?? (device === 'tablet' ? slot.sizes.desktop : undefined) ?? [];
  return sizes.length > 0 ? { name, slot, sizes } : undefined;
}

/**
 * What of it fits a room so wide; a room that is not drawn says nothing. A column that is too narrow for all its device
 * is sold takes what lower devices are, as long as it is no higher.
 */
export function fittingSizes({ slot, sizes }: ResolvedSlot, room: number): readonly AdSize[] {
  if (room === 0) return sizes;
  const own = sizes.filter(([width]) => width <= room);
  if (own.length > 0) return own;
  const highest = Math.max(...sizes.map(([, height]) => height));
  return [...(slot.sizes.tablet ?? []), ...(slot.sizes.mobile ?? [])].filter(
    ([width, height]) => width <= room && height <= highest,
  );
}

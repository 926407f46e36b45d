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

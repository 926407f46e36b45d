import type { AdSize, MonetizationSlot } from '#content/entities/ad-slot-config.ts';

/** One ad request. */
export interface AdRequest {
  divId: string;
  /** Empty, in the document, and as large as the slot. */
  element: HTMLElement;
  /** `/{network}/{siteName}/{device}/{page type}/{slot}` */
  path: string;
  slot: MonetizationSlot;
  sizes: readonly AdSize[];
  targeting: Readonly<Record<string, string | readonly string[]>>;
}

export interface AdResult {
  isEmpty: boolean;
  /** The size the creative requested; not validated yet. */
  size: unknown;
}

/** Loads ads of one type. */
export interface AdAdapter {
  /** Called before an auction: defines the slot, so bids can refer to its id. */
  prepare?: (request: AdRequest) => void;
  /** Takes several requests, so the adapter can send them together. */
  load: (requests: readonly AdRequest[]) => readonly Promise<AdResult>[];
  /** Removes the slot and everything that belongs to it. */
  destroy: (divId: string) => void;
}

import type { AdSize, MonetizationSlot } from '#content/entities/ad-slot-config.ts';

/** One ad to be brought. */
export interface AdRequest {
  divId: string;
  /** Empty, in the page, and as large as the place. */
  element: HTMLElement;
  /** `/{network}/{siteName}/{device}/{page type}/{slot}` */
  path: string;
  slot: MonetizationSlot;
  sizes: readonly AdSize[];
  targeting: Readonly<Record<string, string | readonly string[]>>;
}

export interface AdResult {
  isEmpty: boolean;
  /** What the creative asked for; nobody has checked it yet. */
  size: unknown;
}

/** Who brings ads of one type. */
export interface AdAdapter {
  /** Before an auction: what is to be loaded is known by its id from here on. */
  prepare?: (request: AdRequest) => void;
  /** Several at once, so that they can be asked for together. */
  load: (requests: readonly AdRequest[]) => readonly Promise<AdResult>[];
  /** Nothing of it stays behind. */
  destroy: (divId: string) => void;
}

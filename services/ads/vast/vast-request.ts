import { type CheckedAdRequest, keyValuesSchema } from '../ad-request.ts';
import { type ReportedFacts, type SlotFacts, slotFacts } from '../select/facts.ts';

interface VastRequest {
  facts: SlotFacts;
  reader: string | undefined;
  /** Sizes the page has space for beside the video: `300x60`. */
  companionSizes: readonly string[];
}

/** The place of videos, as the last part of a unit. */
export const videoSlotName = 'video';

/** An ad tag as players send it to Google Ad Manager, read by the same names; invalid parameters are ignored. */
export function readVastRequest(query: URLSearchParams, reported: ReportedFacts = {}): VastRequest {
  const text = (name: string) => query.get(name) ?? '';
  const unit = /^(\/[\w.,*|-]{1,100}){1,10}$/.test(text('iu')) ? text('iu') : `/0/${videoSlotName}`;
  const request: CheckedAdRequest = {
    page: pathOf(text('description_url') || text('url')),
    correlator: 0,
    viewport: sizeOf(text('sz').split('|')[0] ?? '') ?? [640, 480],
    targeting: keyValuesSchema.parse(keyValuesOf(text('cust_params').slice(0, 4000))),
    exclusions: [],
    slots: [],
  };
  const slot = { id: videoSlotName, unit, sizes: [], targeting: {}, exclusions: [] };
  const ppid = /^[\w.-]{32,150}$/.exec(text('ppid'))?.[0];
  const isRestricted = ['npa', 'ltd', 'rdp', 'tfcd', 'tfua'].some((name) => text(name) === '1');
  return {
    facts: { ...slotFacts(request, slot, reported), isVideo: true },
    reader: isRestricted ? undefined : ppid,
    companionSizes: text('ciu_szs')
      .split(',')
      .slice(0, 10)
      .filter((size) => sizeOf(size) !== undefined),
  };
}

/** `a=1&b=2,3`: values are parted by commas. */
function keyValuesOf(encoded: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [key, value] of new URLSearchParams(encoded)) values[key] = value.split(',');
  return values;
}

function sizeOf(text: string): [number, number] | undefined {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(text) ?? [];
  return width && height ? [Number(width), Number(height)] : undefined;
}

function pathOf(address: string): string {
  const isPage = /^https?:/i.test(address) && URL.canParse(address);
  return isPage ? new URL(address).pathname : '/';
}

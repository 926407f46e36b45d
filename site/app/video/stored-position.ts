/** Playback positions, stored on the reader's device only. */
export const placesName = 'neutron:1:watched';

const maxStored = 50;
const retentionDays = 30;
const dayMilliseconds = 86_400_000;
/** Shorter views do not count, and after 95 percent only credits follow. */
const firstSeconds = 3;
const lastPart = 0.95;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;
type Places = Readonly<Record<string, { at: number; savedAt: number }>>;

const isPlace = (value: unknown): value is Places[string] =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'savedAt' in value &&
  typeof value.at === 'number' &&
  typeof value.savedAt === 'number' &&
  value.at >= 0;

function readPlaces(memory: Pick<Memory, 'getItem'>, now: number): Places {
  try {
    const stored: unknown = JSON.parse(memory.getItem(placesName) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const valid = Object.entries(stored).filter(
      ([, place]) => isPlace(place) && now - place.savedAt < retentionDays * dayMilliseconds,
    );
    return Object.fromEntries(valid);
  } catch {
    return {};
  }
}

/** Seconds into the video, or undefined to start from the beginning. */
export function placeToResume(
  memory: Pick<Memory, 'getItem'>,
  videoId: string,
  now: number,
): number | undefined {
  const places = readPlaces(memory, now);
  return Object.hasOwn(places, videoId) ? places[videoId]?.at : undefined;
}

/** A completed video starts from the beginning next time. */
export function savePosition(
  memory: Memory,
  { videoId, time, duration }: { videoId: string; time: number; duration: number },
  now: number,
): void {
  const { [videoId]: _before, ...others } = readPlaces(memory, now);
  const isBetween = time >= firstSeconds && duration > 0 && time < duration * lastPart;
  const entries = Object.entries(others)
    .sort(([, a], [, b]) => b.savedAt - a.savedAt)
    .slice(0, maxStored - 1);
  const places = isBetween
    ? [[videoId, { at: Math.floor(time), savedAt: now }] as const, ...entries]
    : entries;
  try {
    memory.setItem(placesName, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Full or blocked storage loses the position, not the video.
  }
}

/** What of a loaded resource is counted. */
export interface Loaded {
  name: string;
  transferSize: number;
  duration: number;
}

export interface ResourceState {
  /** How many of the browser's list were read. */
  read: number;
  count: number;
  bytes: number;
  otherCount: number;
  otherBytes: number;
  slowestMilliseconds: number;
  /** Looks in a row that found nothing new. */
  quiet: number;
}

export const noResources: ResourceState = {
  read: 0,
  count: 0,
  bytes: 0,
  otherCount: 0,
  otherBytes: 0,
  slowestMilliseconds: 0,
  quiet: 0,
};

/** After so many looks without news there is nothing more to come: the poll ends. */
const quietLooks = 10;

/** One look at the browser's list of resources; it only ever grows. */
export function look(state: ResourceState, list: readonly Loaded[], origin: string): ResourceState {
  const fresh = list.slice(state.read);
  const others = fresh.filter(({ name }) => !name.startsWith(`${origin}/`));
  const bytes = (some: readonly Loaded[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    read: Math.max(state.read, list.length),
    count: state.count + fresh.length,
    bytes: state.bytes + bytes(fresh),
    otherCount: state.otherCount + others.length,
    otherBytes: state.otherBytes + bytes(others),
    slowestMilliseconds: Math.round(
      fresh.reduce((most, { duration }) => Math.max(most, duration), state.slowestMilliseconds),
    ),
    quiet: fresh.length > 0 ? 0 : state.quiet + 1,
  };
}

export const isQuiet = ({ quiet }: ResourceState) => quiet >= quietLooks;

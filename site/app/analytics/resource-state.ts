/** The counted part of a resource timing entry. */
export interface Loaded {
  name: string;
  transferSize: number;
  duration: number;
}

interface ResourceState {
  /** How many entries of the browser's list were read. */
  read: number;
  count: number;
  bytes: number;
  otherCount: number;
  otherBytes: number;
  slowestMilliseconds: number;
  /** Consecutive polls without new entries. */
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

/** Polling ends after this many polls without new entries. */
const quietLooks = 10;

/** Reads new entries of the browser's list, which only grows. */
export function look(state: ResourceState, list: readonly Loaded[], origin: string): ResourceState {
  const added = list.slice(state.read);
  const others = added.filter(({ name }) => !name.startsWith(`${origin}/`));
  const bytes = (some: readonly Loaded[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    read: Math.max(state.read, list.length),
    count: state.count + added.length,
    bytes: state.bytes + bytes(added),
    otherCount: state.otherCount + others.length,
    otherBytes: state.otherBytes + bytes(others),
    slowestMilliseconds: Math.round(
      added.reduce((most, { duration }) => Math.max(most, duration), state.slowestMilliseconds),
    ),
    quiet: added.length > 0 ? 0 : state.quiet + 1,
  };
}

export const isQuiet = ({ quiet }: ResourceState) => quiet >= quietLooks;

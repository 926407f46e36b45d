import type { Arrival } from './intake.ts';

/** A group as one piece of memory, which a thread can be given instead of a copy. */
export interface Packed {
  bytes: ArrayBuffer;
  /** Where each body ends. */
  ends: number[];
  isUnwilling: boolean[];
}

export function pack(group: readonly Arrival[]): Packed {
  // A separate buffer, because only that can be transferred; not zeroed, because all of it is overwritten.
  const whole = Buffer.allocUnsafeSlow(group.reduce((sum, { body }) => sum + body.length, 0));
  let end = 0;
  const ends = group.map(({ body }) => {
    body.copy(whole, end);
    end += body.length;
    return end;
  });
  return { bytes: whole.buffer, ends, isUnwilling: group.map((arrival) => arrival.isUnwilling) };
}

export function unpack({ bytes, ends, isUnwilling }: Packed): { body: string; isUnwilling: boolean }[] {
  const whole = Buffer.from(bytes);
  return ends.map((end, index) => ({
    body: whole.toString('utf8', ends[index - 1] ?? 0, end),
    isUnwilling: isUnwilling[index] ?? true,
  }));
}

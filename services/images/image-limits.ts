import { picturePixels } from '#content/limits.ts';

/** Limits checked before anything is decoded, and what a picture may cost. */
export const imageLimits = {
  /** Bytes of an original. */
  bytes: 20 * 1024 * 1024,
  /** Pixels of one frame. */
  pixels: picturePixels,
  /** Moving pictures: so many frames, and so many pixels over all that have to be decoded. */
  frames: 600,
  framePixels: 400_000_000,
  /** Decoding and encoding of one picture. */
  seconds: 10,
  /** What users upload is shown at 256 pixels; 16 MB while it is decoded. */
  avatarPixels: 4_000_000,
  avatarSeconds: 5,
  /** Videos: pixels over all frames that are encoded; larger ones are made smaller. */
  videoPixels: 100_000_000,
  videoFrames: 900,
  videoWidth: 1280,
  videoSeconds: 60,
} as const;

/** With the pixels above these bound the memory of decoding: two large pictures, an avatar or a video beside them. */
export const decodeLimits = {
  atOnce: 3,
  waitMilliseconds: 30_000,
  kinds: {
    picture: { atOnce: 2, waiting: 200 },
    /** An upload holds its megabyte while it waits. */
    avatar: { atOnce: 1, waiting: 10 },
    /** They take seconds and wait for each other; pictures never wait for them. */
    video: { atOnce: 1, waiting: 8 },
  },
} as const;

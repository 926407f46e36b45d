/** What is refused before anything is decoded, and what a picture may cost. */
export const imageLimits = {
  /** Bytes of an original. */
  bytes: 20 * 1024 * 1024,
  /** Pixels of one frame: it takes 200 MB while it is worked on; more is an attack, not a photograph. */
  pixels: 50_000_000,
  /** Moving pictures: so many frames, and so many pixels over all that have to be decoded. */
  frames: 600,
  framePixels: 400_000_000,
  /** Decoding and encoding of one picture. */
  seconds: 10,
  /** Films: pixels over all frames that are encoded; larger ones are made smaller. */
  filmPixels: 100_000_000,
  filmFrames: 900,
  filmWidth: 1280,
  filmSeconds: 60,
} as const;

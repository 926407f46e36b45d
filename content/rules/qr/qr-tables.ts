/** How the codewords of one version are split at error correction level M (about 15 percent may be unreadable). */
interface QrVersion {
  /** Error correction codewords of each block. */
  correction: number;
  /** Data codewords of each block. */
  blocks: readonly number[];
  /** Centers of the alignment patterns, in both directions. */
  alignment: readonly number[];
}

/** Versions 1 to 10 of ISO/IEC 18004, level M: up to 213 bytes, more than an address of the site needs. */
export const qrVersions: readonly QrVersion[] = [
  { correction: 10, blocks: [16], alignment: [] },
  { correction: 16, blocks: [28], alignment: [6, 18] },
  { correction: 26, blocks: [44], alignment: [6, 22] },
  { correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
  { correction: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50] },
];

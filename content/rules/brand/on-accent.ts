import { contrastRatio } from './contrast.ts';

/** Text on the accent: by default whichever of near-black and white is easier to read. */
export const onAccent = ({ accent, onAccent }: { accent: string; onAccent?: string | undefined }): string =>
  onAccent ?? (contrastRatio('#ffffff', accent) > contrastRatio('#080a12', accent) ? '#ffffff' : '#080a12');

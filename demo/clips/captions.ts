import type { Cue } from './clip.ts';

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

/** Captions as a WebVTT file. */
export function toWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

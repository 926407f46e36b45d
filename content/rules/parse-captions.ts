/** One line of captions. Seconds from the start of the video. */
export interface CaptionCue {
  start: number;
  end: number;
  text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/;

/** `00:01:02.500` or `01:02,500` → 62.5 */
function secondsOf(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}

/**
 * The cues of a WebVTT or SubRip file in the order they are shown. Notes, styles and what cannot be read are left out:
 * a caption less is better than a page less.
 */
export function parseCaptions(text: string): CaptionCue[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const [, from = '', to = ''] = timing.exec(lines[at] ?? '') ?? [];
      const words = lines
        .slice(at + 1)
        .join(' ')
        // Voices and styles are markup inside a cue; the words are what is read.
        .replace(/<[^>]*>/g, '')
        .trim();
      const [start, end] = [secondsOf(from), secondsOf(to)];
      return at >= 0 && words && end > start ? [{ start, end, text: words }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

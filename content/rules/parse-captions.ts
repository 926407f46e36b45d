/** One line of captions. Seconds from the start of the video. */
export interface CaptionCue {
  start: number;
  end: number;
  text: string;
}

const timing =
  /^\s{0,9}((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s{1,9}-->\s{1,9}((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})/;
/** More is no captions but an attempt at something; hours of speech have a few thousand lines. */
const mostCues = 5000;
const mostCharacters = 1000;

/** `00:01:02.500` or `01:02,500` → 62.5 */
function secondsOf(clock: string): number {
  return clock
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** What is read of a cue. Voices and styles are markup inside it; what could turn other text around is left out. */
export function captionWords(text: string): string {
  return text
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters);
}

/**
 * The cues of a WebVTT or SubRip file in the order they are shown. Notes, styles and what cannot be read are left out:
 * a caption less is better than a page less.
 */
export function parseCaptions(text: string): CaptionCue[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .slice(0, mostCues)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const [, from = '', to = ''] = timing.exec(lines[at] ?? '') ?? [];
      const words = captionWords(lines.slice(at + 1).join(' '));
      const [start, end] = [secondsOf(from), secondsOf(to)];
      return at >= 0 && words && end > start ? [{ start, end, text: words }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

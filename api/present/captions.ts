import type { Transcript } from '#content/entities/video.ts';

type CaptionFormat = 'vtt' | 'srt';

/** The captions of a video as a file: the transcript of that format, else one made from the other. */
export function presentCaptions(
  transcripts: readonly Transcript[],
  format: CaptionFormat,
): string | undefined {
  const of = (name: string) =>
    transcripts.find((transcript) => transcript.format.toLowerCase() === name)?.data;
  const own = of(format);
  if (own !== undefined) return own;
  const other = of(format === 'vtt' ? 'srt' : 'vtt');
  if (other === undefined) return undefined;
  return format === 'vtt' ? toVtt(other) : toSrt(other);
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n');

/** SubRip writes a comma before the milliseconds, WebVTT a dot. */
function toVtt(srt: string): string {
  return `WEBVTT\n\n${lines(srt)
    .replace(/^\uFEFF/, '')
    .replace(/(\d{2}:\d{2}:\d{2}),(\d{3})/g, '$1.$2')
    .trim()}\n`;
}

function toSrt(vtt: string): string {
  const cues = lines(vtt)
    .split(/\n{2,}/)
    .map((block) => block.split('\n'))
    .flatMap((block) => {
      const at = block.findIndex((line) => line.includes('-->'));
      return at < 0
        ? []
        : [
            {
              time: srtTime(block[at] ?? ''),
              text: block
                .slice(at + 1)
                .join('\n')
                .trim(),
            },
          ];
    });
  return cues.map(({ time, text }, index) => `${index + 1}\n${time}\n${text}\n`).join('\n');
}

/** Cue settings after the end time are WebVTT's own; hours may be left out there, not here. */
function srtTime(line: string): string {
  const [from = '', to = ''] = [...line.matchAll(/(?:(\d{2,4}):)?(\d{2}):(\d{2})\.(\d{3})/g)].map(
    ([, hours = '00', minutes, seconds, rest]) => `${hours}:${minutes}:${seconds},${rest}`,
  );
  return `${from} --> ${to}`;
}

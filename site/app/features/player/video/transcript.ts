import type { Video } from '#content/entities/video.ts';
import { type CaptionCue, parseCaptions } from '#content/rules/parse-captions.ts';

interface TranscriptText {
  /** With times, from captions: it can follow the video. */
  cues: CaptionCue[];
  /** Without times: paragraphs to read. */
  paragraphs: string[];
}

/** The text alternative of a video: captions if available, since they are timed; otherwise the plain text. */
export function transcriptOf({ transcripts }: Pick<Video, 'transcripts'>): TranscriptText {
  for (const format of ['vtt', 'srt']) {
    const file = transcripts.find((entry) => entry.format.toLowerCase() === format);
    const cues = file ? parseCaptions(file.data) : [];
    if (cues.length > 0) return { cues, paragraphs: [] };
  }
  const plain = transcripts.find(({ format }) => !['vtt', 'srt'].includes(format.toLowerCase()))?.data ?? '';
  const paragraphs = plain
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean);
  return { cues: [], paragraphs };
}

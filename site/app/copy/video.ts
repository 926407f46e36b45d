/** Texts of the page of one video. */
export const videoCopy = {
  find: 'Find in the transcript',
  findPlaceholder: 'Find a word',
  showAll: 'Show the whole transcript',
} as const;

/** For readers without scripts: only the server renders these. */
export const withoutScriptsCopy = {
  note: 'The video plays without scripts. So do the captions.',
  file: 'Video file (MP4)',
  captionsFile: 'Captions (VTT)',
  readTranscript: 'Read the transcript',
} as const;

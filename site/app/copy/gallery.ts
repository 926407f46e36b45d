import { countWord } from './count-word.ts';

/** Texts of galleries and of the lightbox. */
export const galleryCopy = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (number: number, count: number) => `${number} of ${count}`,
  allPictures: 'All pictures',
  pictureNumber: (number: number) => `Picture ${number}`,
  noPictures: 'This gallery has no pictures yet.',
  ofCount: (count: number) => `of ${count}`,
  gallery: 'Gallery',
  view: 'View',
  readDown: 'Read down',
  oneAtATime: 'One at a time',
  plateCount: (count: number) => capital(count === 1 ? 'one plate' : `${countWord(count)} plates`),
  openAlone: (number: number) => `Open picture ${number} on its own`,
  readTheStory: 'Read the story',
  facts: {
    shows: 'Shows',
    source: 'Drawn from',
    measured: 'Measured',
    measuredBy: 'By',
    scale: 'Scale',
    checked: 'Checked',
    kind: 'Kind',
    data: 'Data',
  },
  download: (bytes: number) =>
    `Download, ${bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} KB`}`,
  readFullStory: 'Read the full story',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

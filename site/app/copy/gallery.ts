/** Texts of galleries and of the lightbox. */
export const galleryCopy = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (number: number, count: number) => `${number} of ${count}`,
  allPictures: 'All pictures',
  pictureNumber: (number: number) => `Picture ${number}`,
  noPictures: 'This gallery has no pictures yet.',
  ofCount: (count: number) => `of ${count}`,
  readFullStory: 'Read the full story',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;

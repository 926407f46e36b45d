import { countWord } from './count-word.ts';

/** Texts of long reads: in depth, explainers and their embeds. */
export const longReadCopy = {
  chapters: 'Chapters',
  chapterCount: (count: number) => (count === 1 ? 'one chapter' : `${countWord(count)} chapters`),
  chapterNumber: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  minutes: (count: number) => `${count} min`,
  nextChapter: 'Next:',
  firstChapter: 'First:',
  marginOf: (title: string) => `Margin note: ${title}`,
  person: (name: string) => `About ${name}`,
  howWeKnow: 'How we know this',
  credits: 'Credits',
  glossary: 'Words to know',
  countedHere: 'Counted in your browser. Nothing is sent.',
  units: {
    tokens: (count: number) => (count === 1 ? 'token' : 'tokens'),
    words: (count: number) => (count === 1 ? 'word' : 'words'),
    characters: (count: number) => (count === 1 ? 'character' : 'characters'),
  },
  wordCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  readOf: (read: number, all: number) => `${read} of ${all} read`,
  chartTo: (title: string, label: string, value: string) => `${title}, up to ${label}: ${value}`,
  inDepth: 'In depth',
  beside: (title: string) => `Beside: ${title}`,
  besideOpening: 'Beside the opening',
  storyEnd: 'the end of the story',
  oneLineIs: (count: number) => `One line stands for ${count}.`,
} as const;

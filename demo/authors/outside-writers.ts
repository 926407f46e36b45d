import type { WriterWords } from './writer-words.ts';

/** People with a byline but no desk: partners share one profile page, guests have none. */
export const outsideWriters: readonly WriterWords[] = [
  {
    name: 'Dana Whitfield',
    title: 'Partner Contributor',
    bureau: 'Partner studio',
    beat: [],
    expertise: 'Sponsored features',
    bio: 'Dana writes for companies that pay to appear on Wavelength. Partner stories are labeled, are prepared without the newsroom and never influence a review. Dana has fifteen years of experience in technical writing, likes a clear brief and checks every figure with the people who supplied it before it is published.',
  },
  {
    name: 'Walter Imani',
    title: 'Guest writer',
    beat: [],
    expertise: 'Public libraries',
    bio: 'Walter ran the computer room of a public library for twenty-two years. He writes a guest column now and then, when something annoys him enough.',
  },
  {
    name: 'Wavelength Editors',
    title: 'Staff',
    bureau: 'New York',
    beat: [],
    expertise: 'Everything, together',
    bio: 'Some stories are written by the whole desk at once, usually late in the evening and usually with pizza. Live coverage, gift guides and corrections carry this byline. Every editor whose work is in the story is named at the end of it, and each of them answers letters from readers about it.',
  },
];

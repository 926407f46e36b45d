/** Texts that only paper shows. */
export const printCopy = {
  readOnline: 'Read it online, with corrections and comments',
  published: (date: string) => `Published ${date}.`,
  corrections: 'Later corrections appear online only.',
  rights: (year: number, name: string) =>
    `© ${year} ${name}. Print and share this copy freely for teaching and personal use.`,
} as const;

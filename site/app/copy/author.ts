/** Texts of the author page; other pages do not load them. */
export const authorCopy = {
  portraitOf: (name: string) => `Illustrated portrait of ${name}`,
  aboutAuthor: 'About the author',
  expertise: 'Expertise',
  education: 'Education',
  awards: 'Awards and credentials',
  disclosure: 'Disclosure',
} as const;

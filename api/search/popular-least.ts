/** A query is suggested to others once it was asked this often: one reader's words are not everybody's. */
export const popularLeast = 3;

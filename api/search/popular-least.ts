/** A query is suggested to other readers once it was searched this often, so that one reader's words stay private. */
export const popularLeast = 3;

/** Elements of the document around the application; hidden except on paper. */
export const printIds = { head: 'print-head', end: 'print-end' } as const;

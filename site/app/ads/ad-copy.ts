/** Words of ads that lie over the page; they come with them. */
export const adCopy = { fold: 'Hide', unfold: 'Show' } as const;

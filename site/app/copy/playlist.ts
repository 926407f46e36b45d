export const playlistCopy = { autoplay: 'Autoplay' } as const;

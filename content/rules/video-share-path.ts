/** Where a video is shown alone, for other sites to embed; apart from the table of legacy routes, which is long. */
export const videoSharePath = (slug: string): string => `/videos/share/${slug}/`;

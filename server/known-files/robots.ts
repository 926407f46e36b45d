/** Everything readers may see, machines may read; calls and previews are not pages. */
export const robots = () => 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*?preview=\n';

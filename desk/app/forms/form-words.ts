const words: Readonly<Record<string, string>> = {
  alt: 'Description',
  url: 'Address',
  hls: 'HLS address',
  videoId: 'Id of the video',
  postId: 'Id of the post',
  newsletterId: 'Id of the newsletter',
  bottomLine: 'Bottom line',
  priceUnit: 'Price is for',
  at: 'Time',
  by: 'Author',
  head: 'Heads of the columns',
  cta: 'Words of the link',
};

/** The name of a value for editors, from its name in the schema. */
export function formWords(name: string): string {
  const spaced = name
    .replaceAll(/([A-Z]+)/g, ' $1')
    .trim()
    .toLowerCase();
  return words[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

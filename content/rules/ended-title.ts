const words = 'as it happened';

/** The title of a live blog that has ended: "Open Day, live: a phone" becomes "Open Day, as it happened: a phone". */
export function endedTitle(title: string): string {
  if (title.toLowerCase().includes(words)) return title;
  const inPlace = title.replace(/, live(?=:|$)/i, `, ${words}`);
  if (inPlace !== title) return inPlace;
  const plain = capital(title.replace(/^live: ?/i, ''));
  return /[.!?…]$/.test(plain) ? `${plain} ${capital(words)}` : `${plain}, ${words}`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

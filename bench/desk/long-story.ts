const words =
  'the phone charges in less than an hour and holds its charge through a long day of calls photos maps and music while the screen stays readable in the sun'.split(
    ' ',
  );

function sentence(from: number, length: number): string {
  const text = Array.from({ length }, (_, index) => words[(from * 7 + index * 3) % words.length]).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const paragraph = (block: number) =>
  `<p>${sentence(block, 18)} <a href="/news/">${sentence(block + 1, 4)}</a> ${sentence(block + 2, 14)} <em>${sentence(block + 3, 6)}</em> ${sentence(block + 4, 13)}</p>`;

/** The body of a story with 200 blocks and a little over 10,000 words: paragraphs, headings, lists, quotes. */
export function longBody(): string {
  return Array.from({ length: 200 }, (_, block) => {
    if (block % 12 === 0) return `<h2>${sentence(block, 6)}</h2>`;
    if (block % 20 === 7)
      return `<ul>${[0, 1, 2, 3].map((item) => `<li>${sentence(block + item, 12)}</li>`).join('')}</ul>`;
    if (block % 25 === 11) return `<blockquote><p>${sentence(block, 40)}</p></blockquote>`;
    return paragraph(block);
  }).join('');
}

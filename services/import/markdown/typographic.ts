/** Elements whose text is shown as it is written. */
const exact = /^<(\/?)(?:pre|code|kbd|samp|script|style|textarea|math)\b/i;
const block = /^<\/?(?:p|h[1-6]|li|ul|ol|dl|dt|dd|div|td|th|tr|table|blockquote|hr|br|figure|figcaption)\b/i;

/**
 * Goldmark and kramdown set straight quotes as curly ones, `--` and `---` as dashes, and three dots as one sign: readers saw
 * those. HTML in, HTML out; quotes are closed or opened by the character before them, whatever tags stand between.
 */
export function typographic(html: string): string {
  let depth = 0;
  let before = '';
  return html
    .split(/(<[^<>]{0,4000}>)/)
    .map((piece) => {
      if (piece.startsWith('<')) {
        const element = exact.exec(piece);
        if (element) depth = Math.max(0, depth + (element[1] ? -1 : 1));
        if (block.test(piece)) before = '';
        return piece;
      }
      if (depth > 0) {
        before = 'x';
        return piece;
      }
      const set = setText(piece, before);
      before = set.at(-1) ?? before;
      return set;
    })
    .join('');
}

function setText(text: string, before: string): string {
  let last = before;
  return text
    .replaceAll('...', '…')
    .replace(/(?<!-)---(?!-)/g, '—')
    .replace(/(?<![-!])--(?![->])/g, '–')
    .replace(/&quot;|&#39;|[\s\S]/g, (sign) => {
      const isDouble = sign === '"' || sign === '&quot;';
      const isSingle = sign === "'" || sign === '&#39;';
      const isOpening = last === '' || /[\s([{–—“‘]/.test(last);
      const set = isDouble ? (isOpening ? '“' : '”') : isSingle ? (isOpening ? '‘' : '’') : sign;
      last = set;
      return set;
    });
}

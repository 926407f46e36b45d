const markdown = [
  /^#{1,6} \S/m,
  /^(?:[-*]|\d{1,3}\.) \S/m,
  /^> \S/m,
  /^```/m,
  /\*\*\S[^*\n]{0,200}\*\*/,
  /\[[^\]\n]{1,200}\]\(https?:/,
];

/** Whether plain text is meant as Markdown: two kinds of its signs, or a heading. */
export function looksLikeMarkdown(text: string): boolean {
  const signs = markdown.filter((sign) => sign.test(text));
  return signs.length > 1 || (signs.length === 1 && signs[0] === markdown[0] && text.includes('\n'));
}

const start = /^the best /i;

/** The words of a guide's title up to its first comma: what it is a guide to. */
export function guideSubject(title: string): string | undefined {
  const [subject = ''] = title.split(/[,:;.?!]/, 1);
  return start.test(subject) ? subject.trim() : undefined;
}

/** What the doctor found out about one part of an installation. */
export interface Finding {
  part: string;
  /** A note is worth knowing and needs nothing; a problem does. */
  level: 'good' | 'note' | 'problem';
  text: string;
  /** What to do about it. */
  mend?: string;
}

export const good = (part: string, text: string): Finding => ({ part, level: 'good', text });
export const note = (part: string, text: string, mend: string): Finding => ({
  part,
  level: 'note',
  text,
  mend,
});
export const problem = (part: string, text: string, mend: string): Finding => ({
  part,
  level: 'problem',
  text,
  mend,
});

const marks = { good: 'ok     ', note: 'note   ', problem: 'PROBLEM' } as const;

/** The findings for a terminal: one line each, with what to do below it. */
export function writeFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ part, level, text, mend }) =>
    [`${marks[level]}  ${part}: ${text}`, ...(mend ? [`         ${mend}`] : [])].join('\n'),
  );
  const problems = findings.filter(({ level }) => level === 'problem').length;
  const end =
    problems === 0
      ? 'Nothing needs mending.'
      : `${problems} ${problems === 1 ? 'problem needs' : 'problems need'} mending.`;
  return [...lines, '', end].join('\n');
}

import { Parser } from 'htmlparser2';

/**
 * Allow-listed HTML as Markdown. Text is escaped, so that no character of a story becomes markup: a star stays a star.
 * Elements without a Markdown equivalent are reduced to their text.
 */
export function htmlToMarkdown(html: string): string {
  const writer = createWriter();
  const parser = new Parser(
    { onopentag: writer.open, ontext: writer.text, onclosetag: writer.close },
    { decodeEntities: true },
  );
  parser.end(html);
  return writer.finish();
}

const headings: Readonly<Record<string, string>> = { h2: '##', h3: '###', h4: '####' };
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~' };
const blocks = new Set(['p', 'ul', 'ol', 'pre', 'blockquote', 'figure', 'figcaption', 'table', 'caption']);

/** Deeper quotes and lists are written as if they were this deep: each level repeats its mark on every line. */
const deepest = 20;

/** The output so far. Its end is read often, so it is stored in parts: a story is written in one pass. */
function createOutput() {
  const parts: { text: string; isSeparator: boolean }[] = [];
  const dropBlank = (isBlank: (part: { text: string; isSeparator: boolean }) => boolean) => {
    for (let last = parts.at(-1); last && isBlank(last); last = parts.at(-1)) parts.pop();
    const last = parts.at(-1);
    if (last) last.text = last.text.trimEnd();
  };
  return {
    write: (text: string) => void parts.push({ text, isSeparator: false }),
    /** An empty quote begins here, not on the line it was opened on. */
    separate(text: string) {
      dropBlank((part) => part.isSeparator || part.text.trimEnd() === '');
      parts.push({ text, isSeparator: true });
    },
    trimEnd: () => dropBlank((part) => part.text.trimEnd() === ''),
    endsLine: () => parts.at(-1)?.text.endsWith('\n') ?? false,
    isAtLineStart: () => Boolean(parts.at(-1)?.isSeparator || parts.at(-1)?.text.endsWith('\n')),
    whole: () => parts.map(({ text }) => text).join(''),
  };
}

function createWriter() {
  const lists: { ordered: boolean; next: number }[] = [];
  const links: string[] = [];
  const out = createOutput();
  let cells: string[] | undefined;
  let rows = 0;
  let quotes = 0;
  let isCode = false;

  const quoteMarks = () => '> '.repeat(Math.min(quotes, deepest));
  const newBlock = () => {
    if (!cells) out.separate(`\n\n${quoteMarks()}`);
  };
  const write = (text: string) => {
    if (text === '') return;
    if (cells) cells[cells.length - 1] += text;
    else out.write(text);
  };

  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'blockquote') quotes += 1;
      if (headings[name] || blocks.has(name)) newBlock();
      if (headings[name]) write(`${headings[name]} `);
      else if (marks[name]) write(marks[name] ?? '');
      else if (name === 'a') {
        links.push(attributes.href ?? '');
        write('[');
      } else if (name === 'code' && !isCode) write('`');
      else if (name === 'br') write('  \n');
      else if (name === 'hr') {
        newBlock();
        write('---');
      } else if (name === 'ul' || name === 'ol')
        lists.push({ ordered: name === 'ol', next: Number(attributes.start ?? 1) });
      else if (name === 'li') {
        const list = lists.at(-1);
        const mark = list?.ordered ? `${list.next++}.` : '-';
        const indent = '  '.repeat(Math.min(Math.max(0, lists.length - 1), deepest));
        out.trimEnd();
        out.write(`\n${quoteMarks()}${indent}${mark} `);
      } else if (name === 'pre') {
        isCode = true;
        write('```\n');
      } else if (name === 'tr') cells = [];
      else if ((name === 'td' || name === 'th') && cells) cells.push('');
    },
    text(text: string) {
      if (isCode) write(text);
      else {
        const plain = text.replace(/\s+/g, ' ');
        // A Markdown line begins where a block begins: no space before its first word.
        write(escapeMarkdown(out.isAtLineStart() && !cells ? plain.trimStart() : plain));
      }
    },
    close(name: string) {
      if (marks[name]) write(marks[name] ?? '');
      else if (name === 'a') write(`](${linkTarget(links.pop() ?? '')})`);
      else if (name === 'code' && !isCode) write('`');
      else if (name === 'pre') {
        isCode = false;
        write(out.endsLine() ? '```' : '\n```');
      } else if (name === 'ul' || name === 'ol') lists.pop();
      else if (name === 'blockquote') quotes -= 1;
      else if (name === 'tr' && cells) {
        out.trimEnd();
        out.write(`\n${rows === 0 ? '\n' : ''}${tableLine(cells)}`);
        if (rows === 0) out.write(`\n${tableLine(cells.map(() => '---'))}`);
        rows += 1;
        cells = undefined;
      } else if (name === 'table') rows = 0;
      if (headings[name] || (blocks.has(name) && lists.length === 0)) newBlock();
    },
    finish: () =>
      out
        .whole()
        .split('\n')
        .map(withoutEnd)
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
  };
}

/** Two spaces at the end of a line are a line break; other trailing white space is dropped. */
function withoutEnd(line: string): string {
  const bare = line.trimEnd();
  return line === `${bare}  ` ? line : bare;
}

const tableLine = (cells: readonly string[]) => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`;

/** Marks of Markdown and the beginnings of HTML, each with a backslash before it; control characters are gone. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
      .replace(/[\\`*_[\]<>|~]/g, '\\$&')
      .replace(/^([^\S\n]{0,9})(#{1,6}|[-+]|\d{1,9}[.)])(?=\s|$)/gm, (_line, space: string, mark: string) =>
        /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
      )
  );
}

/** Only http(s), and no character that would end the link. */
export function linkTarget(url: string): string {
  const found = URL.parse(url);
  if (!found || !/^(https?|mailto):$/.test(found.protocol)) return '';
  return found.href
    .replace(/[()<>\s]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

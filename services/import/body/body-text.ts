import { escapeText } from '#platform/escape-html.ts';

interface Mark {
  name: string;
  /** Where it begins in what is written. */
  at: number;
  text: string;
  links: { href: string; text: string }[];
  /** Nothing but text and links so far. */
  isPlain: boolean;
}

/** What is written of a body: tags that are open, lines that wait for the end of the block they stand in. */
export function createBodyText() {
  const out: string[] = [];
  const open: string[] = [];
  let waiting: string[] = [];
  const marks: Mark[] = [];
  let caption: ((words: string) => void) | undefined;
  let isInLink = false;

  const close = (tag: string, isBlock: boolean) => {
    if (!isBlock) return;
    const at = open.lastIndexOf(tag);
    if (at >= 0) open.splice(at, 1);
    out.push(`</${tag}>`);
  };
  return {
    open(tag: string, isBlock: boolean) {
      const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
      if (isBlock) open.push(name);
      out.push(tag);
    },
    close,
    /** Captions go where `listener` puts them instead. */
    redirect(listener: ((words: string) => void) | undefined) {
      caption = listener;
    },
    write(words: string) {
      for (const mark of marks) mark.text += words;
      const links = marks.at(-1)?.links;
      if (isInLink && links?.length) (links.at(-1) as { text: string }).text += words;
      if (caption) caption(words);
      else out.push(escapeText(words));
    },
    /** Words of two boxes never become one word. */
    separate() {
      if (!caption) out.push('\n');
    },
    mark(name: string) {
      marks.push({ name, at: out.length, text: '', links: [], isPlain: true });
    },
    spoilMark() {
      for (const mark of marks) mark.isPlain = false;
    },
    link(href: string) {
      isInLink = true;
      for (const mark of marks) mark.links.push({ href, text: '' });
    },
    endLink() {
      isInLink = false;
    },
    /** The mark that ends with this element, if it may be replaced by one embed. */
    endMark(name: string): { at: number; text: string; links: Mark['links'] } | undefined {
      const at = marks.findLastIndex((mark) => mark.name === name);
      if (at < 0) return undefined;
      const [mark] = marks.splice(at);
      if (!mark) return undefined;
      const text = mark.text.replace(/\s+/g, ' ').trim();
      if (name === 'p' && (!mark.isPlain || !/^https?:\/\/\S+$/.test(text))) return undefined;
      return { at: mark.at, text, links: mark.links };
    },
    cut({ at }: { at: number }) {
      out.length = at;
    },
    /** Whether the last thing written is this opening tag. */
    endsWithTag: (name: string) => (out.findLast((part) => part.trim() !== '') ?? '').startsWith(`<${name}`),
    dropTag(name: string) {
      const at = out.findLastIndex((part) => part.trim() !== '');
      out.length = Math.max(0, at);
      const index = open.lastIndexOf(name);
      if (index >= 0) open.splice(index, 1);
    },
    wait(line: string) {
      waiting.push(line);
    },
    /** Between blocks, what waits is written. */
    settle() {
      if (open.length > 0) return;
      out.push(...waiting.map((line) => `\n${line}\n`));
      waiting = [];
    },
    closeAll() {
      for (const tag of open.splice(0).reverse()) out.push(`</${tag}>`);
    },
    body: () => out.join('').trim(),
  };
}
export type BodyText = ReturnType<typeof createBodyText>;

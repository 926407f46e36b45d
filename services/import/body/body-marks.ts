interface Mark {
  name: string;
  /** Where it begins in what is written. */
  at: number;
  text: string;
  links: { href: string; text: string }[];
  /** Nothing but text and links so far. */
  isPlain: boolean;
}

/** Elements that may become one embed when they end: what they say, and what they link to. */
export function createMarks() {
  const marks: Mark[] = [];
  let isInLink = false;
  return {
    begin(name: string, at: number) {
      marks.push({ name, at, text: '', links: [], isPlain: true });
    },
    /** Something was written before them. */
    moveFrom(at: number) {
      for (const mark of marks) if (mark.at >= at) mark.at += 1;
    },
    write(words: string) {
      for (const mark of marks) mark.text += words;
      const link = isInLink ? marks.at(-1)?.links.at(-1) : undefined;
      if (link) link.text += words;
    },
    spoil() {
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
    end(name: string): Pick<Mark, 'at' | 'text' | 'links'> | undefined {
      const at = marks.findLastIndex((mark) => mark.name === name);
      if (at < 0) return undefined;
      const [mark] = marks.splice(at);
      if (!mark) return undefined;
      const text = mark.text.replace(/\s+/g, ' ').trim();
      if (name === 'p' && (!mark.isPlain || !/^https?:\/\/\S+$/.test(text))) return undefined;
      return { at: mark.at, text, links: mark.links };
    },
  };
}

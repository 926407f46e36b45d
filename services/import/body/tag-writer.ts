export const blockTags = new Set(
  'p h2 h3 h4 ul ol li blockquote pre hr table caption thead tbody tfoot tr th td colgroup col'.split(' '),
);

/** A break is none: paragraphs do not begin with one, and a text may have very many. */
const isInlineStart = /^<(?!p[\s>]|br\b)[a-z]/;

/** Tags and text in the order in which they are written, and which tags are open. `onInsert` hears of text put before other text. */
export function createTagWriter(onInsert: (at: number) => void) {
  const out: string[] = [];
  const open: string[] = [];
  /** Where the outermost tag that is open begins. */
  let outermost = 0;
  const lastIndex = () => out.findLastIndex((part) => part.trim() !== '');
  const lastPart = () => out[lastIndex()] ?? '';
  const dropLast = () => {
    out.length = Math.max(0, lastIndex());
  };
  const insert = (at: number, part: string) => {
    out.splice(at, 0, part);
    onInsert(at);
  };
  const end = (tag: string) => {
    if ((tag === 'p' || tag === 'li') && lastPart() === '<br>') dropLast();
    // A link around a picture: the picture stands outside the block.
    if (tag === 'a' && lastPart().startsWith('<a')) dropLast();
    else out.push(`</${tag}>`);
  };
  return {
    out,
    open,
    lastPart,
    dropLast,
    insert,
    begin(tag: string, name: string, isOpen: boolean) {
      if (open.length === 0) outermost = out.length;
      if (isOpen) open.push(name);
      out.push(tag);
    },
    /** Puts a block around the inline tags that are open. */
    beginAround(name: string) {
      insert(open.length > 0 ? outermost : out.length, `<${name}>`);
      open.unshift(name);
    },
    /** False if it is not open. */
    end(tag: string): boolean {
      const at = open.lastIndexOf(tag);
      if (at < 0) return false;
      open.splice(at, 1);
      end(tag);
      return true;
    },
    endAll() {
      for (const tag of open.splice(0).reverse()) end(tag);
    },
    isInBlock: () => open.some((tag) => blockTags.has(tag)),
    /** Where the paragraph begins of which nothing but tags is written; undefined in any other place. */
    emptyParagraph(): number | undefined {
      if (open[0] !== 'p' || open.slice(1).some((tag) => blockTags.has(tag))) return undefined;
      const from = out.findLastIndex((part) => part.trim() !== '' && !isInlineStart.test(part));
      return out[from]?.startsWith('<p') ? from : undefined;
    },
  };
}
export type TagWriter = ReturnType<typeof createTagWriter>;

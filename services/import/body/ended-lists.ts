import type { TagWriter } from './tag-writer.ts';

const listTags = new Set(['ul', 'ol']);
const blockEnd = /^<\/(?:p|ul|ol|pre|blockquote|h[234]|table)>/;

/** Lists that end for a part in the middle of them: their next item begins them again, with its number. */
export function createEndedLists({ open, begin, lastPart }: TagWriter) {
  /** Items of the outermost list so far. */
  let items = 0;
  const ended: { name: string; next: number }[] = [];
  return {
    /** Before a tag is written. */
    open(tag: string, name: string) {
      const list = name === 'li' && open.length === 0 ? ended.pop() : undefined;
      if (list) {
        begin(list.name === 'ol' ? `<ol start="${list.next}">` : `<${list.name}>`, list.name, true);
        items = list.next - 1;
      }
      if (listTags.has(name) && open.length === 0) items = (Number(/ start="(\d+)"/.exec(tag)?.[1]) || 1) - 1;
      if (name === 'li' && open.length === 1) items += 1;
    },
    /** The end of a list that ended before. */
    close(tag: string) {
      if (ended.at(-1)?.name === tag) ended.pop();
    },
    /** In the outermost list, between two items or after words of an item. */
    canEnd(isBlockWaiting: boolean): boolean {
      const [list = '', item, ...deeper] = open;
      if (!listTags.has(list) || deeper.length > 0) return false;
      if (item === undefined) return items > 0;
      return item === 'li' && lastPart() !== '<li>' && (isBlockWaiting || blockEnd.test(lastPart()));
    },
    end() {
      ended.push({ name: open[0] ?? '', next: items + 1 });
    },
  };
}

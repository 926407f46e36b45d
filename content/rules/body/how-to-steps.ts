import { htmlText } from './html-text.ts';

export interface HowToStep {
  /** Of its heading; empty for an item of a list. */
  id: string;
  name: string;
  /** What stands below the heading, or the name again. */
  text: string;
}

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** `3. Test it`, `Step 3: test it`, `Lesson three: …`, `Minutes 20 to 30: …` */
const numbered = /^(?:(\d{1,2})[.):]|(\p{L}+) (\d{1,3}|[a-z]+)(?: to \d{1,3})?:) ?\S/u;

/** The number a heading begins with, and the word before it. */
function numberOf(name: string): { word: string; number: number } | undefined {
  const [, plain, word = '', counted = ''] = numbered.exec(name) ?? [];
  if (plain) return { word: '', number: Number(plain) };
  const number = /^\d/.test(counted) ? Number(counted) : numberWords.indexOf(counted) + 1;
  return word && (number > 0 || counted === '0') ? { word, number } : undefined;
}

/**
 * The steps of a how-to: its chapters with rising numbers from 0 or 1, all counted by the same word; without them the
 * items of its first numbered list. A story that numbers nothing has no steps to count.
 */
export function stepsOf(html: string): HowToStep[] {
  const steps: HowToStep[] = [];
  let last: ReturnType<typeof numberOf>;
  for (const chapter of chaptersOf(html)) {
    const counted = numberOf(chapter.name);
    if (!counted || (last ? last.word !== counted.word || counted.number <= last.number : counted.number > 1))
      continue;
    last = counted;
    steps.push(chapter);
  }
  return steps.length > 1 ? steps : itemsOf(html);
}

/** Headings of the second level and the text below each. The HTML is sanitised: every tag is closed. */
export function chaptersOf(html: string): HowToStep[] {
  const [, ...chapters] = html.split('<h2');
  return chapters.flatMap((chapter) => {
    const [opening = '', rest = ''] = cut(chapter, '>');
    const [heading = '', below = ''] = cut(rest, '</h2>');
    const name = htmlText(heading).trim();
    const [id] = cut(cut(opening, ' id="')[1], '"');
    return name ? [{ id, name, text: htmlText(below).trim() || name }] : [];
  });
}

function itemsOf(html: string): HowToStep[] {
  const [list] = cut(cut(html, '<ol')[1], '</ol>');
  const [, ...items] = list.split('<li>');
  const names = items.map((item) => htmlText(item).trim()).filter(Boolean);
  return names.length > 1 ? names.map((name) => ({ id: '', name, text: name })) : [];
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)];
}

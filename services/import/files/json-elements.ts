import { ImportError } from '../import-error.ts';

const largestElement = 16 * 1024 * 1024;
const deepest = 200;

interface JsonElement {
  /** Names of the objects around it, e.g. `db data posts`; arrays have no name. */
  path: string;
  value: unknown;
}

/**
 * The elements of the arrays of a JSON document, one by one, for arrays whose path is wanted. The document may be larger
 * than memory; one element may not. A document that is no JSON is rejected when its end is reached, or before. For one that
 * ends in the middle `onCut` is called with the path where it does; without it the document is rejected too.
 */
export async function* jsonElements(
  chunks: AsyncIterable<string>,
  name: string,
  isWanted: (path: string) => boolean,
  onCut?: (path: string) => void,
): AsyncGenerator<JsonElement> {
  /** Open brackets; for objects the name of the key being read. */
  const open: { isArray: boolean; key: string }[] = [];
  let inString = false;
  let isEscaped = false;
  let string = '';
  /** The text of the element being read, and how deep it began. */
  let element: { text: string; depth: number; path: string } | undefined;
  let hasContent = false;
  let isOver = false;
  const broken = (problem: string) => new ImportError(`${name} is no whole JSON: ${problem}`);
  const pathNow = () =>
    open
      .filter(({ isArray }) => !isArray)
      .map(({ key }) => key)
      .join(' ');
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw broken(`${text.slice(0, 40)}… cannot be read`);
    }
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] ?? '';
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
        if (!element && string.length < 200) string += inString ? character : '';
        continue;
      }
      switch (character) {
        case '"':
          inString = true;
          string = '';
          break;
        case ':': {
          const top = open.at(-1);
          if (top && !top.isArray && !element) top.key = string;
          break;
        }
        case '{':
        case '[': {
          if (isOver) throw broken('there is more after its end');
          hasContent = true;
          const inArray = open.at(-1)?.isArray === true;
          if (!element && inArray && character === '{' && isWanted(pathNow())) {
            element = { text: '', depth: open.length, path: pathNow() };
            from = at;
          }
          open.push({ isArray: character === '[', key: '' });
          if (open.length > deepest) throw broken(`it is nested deeper than ${deepest}`);
          break;
        }
        case '}':
        case ']': {
          const top = open.pop();
          if (!top || top.isArray !== (character === ']')) throw broken(`${character} closes nothing`);
          if (element && open.length === element.depth) {
            const text = element.text + chunk.slice(from, at + 1);
            yield { path: element.path, value: parse(text) };
            element = undefined;
          }
          isOver = open.length === 0;
          break;
        }
      }
    }
    if (element) {
      element.text += chunk.slice(from);
      if (element.text.length > largestElement)
        throw new ImportError(`${name} has an entry larger than 16 MB`);
    }
  }
  if (!hasContent) throw broken('it has no objects');
  if (isOver && !inString) return;
  if (!onCut) throw broken('it is cut short');
  onCut(element?.path ?? pathNow());
}

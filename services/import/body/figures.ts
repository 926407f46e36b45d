import type { BodyText } from './body-text.ts';
import type { PlacedParts } from './place-parts.ts';

interface Figure {
  name: string;
  picture?: string | undefined;
  gallery?: string | undefined;
  /** A caption that stood before its picture. */
  early: string;
  depth: number;
}

const isFigure = (name: string, attributes: Record<string, string>) =>
  name === 'figure' || /\b(?:wp-caption|tr-caption-container)\b/.test(attributes.class ?? '');
const isCaption = (name: string, attributes: Record<string, string>) =>
  name === 'figcaption' ||
  /\b(?:wp-caption-text|gallery-caption|tr-caption(?!-))\b/.test(attributes.class ?? '');

/** Finds the caption of each picture: text of a `figcaption`, before or after it. Other captions are paragraphs. */
export function createFigures(places: PlacedParts, text: BodyText) {
  const open: Figure[] = [];
  let caption: { name: string; words: string; depth: number } | undefined;

  const assign = (figure: Figure | undefined, words: string): boolean => {
    if (figure?.picture) places.setCaption(figure.picture, words);
    else if (figure?.gallery) places.setTitle(figure.gallery, words);
    else return false;
    return true;
  };
  const asParagraph = (words: string) => {
    if (!words) return;
    places.parts.captions.preserved += 1;
    text.open('<p>', true);
    text.write(words);
    text.close('p', true);
  };
  const endFigure = () => {
    const figure = open.pop();
    if (figure?.early && !assign(figure, figure.early)) asParagraph(figure.early);
  };
  const endCaption = () => {
    if (!caption) return;
    text.redirect(undefined);
    const words = caption.words.replace(/\s+/g, ' ').trim();
    caption = undefined;
    const figure = open.at(-1);
    if (assign(figure, words)) return;
    if (figure) figure.early = [figure.early, words].filter(Boolean).join(' ');
    else asParagraph(words);
  };
  return {
    add({ picture, gallery }: { picture?: string; gallery?: string }) {
      const figure = open.at(-1);
      if (!figure) return;
      figure.picture = picture ?? figure.picture;
      figure.gallery = gallery ?? figure.gallery;
    },
    isInside: () => open.length > 0,
    isInCaption: () => caption !== undefined,
    /** True if the element is a figure or a caption, and needs no tag. */
    opens(name: string, attributes: Record<string, string>): boolean {
      if (caption) {
        if (name === caption.name) caption.depth += 1;
        if (name === 'br' || name === 'p' || name === 'div') caption.words += ' ';
        return true;
      }
      if (isCaption(name, attributes)) {
        caption = { name, words: '', depth: 1 };
        text.redirect((words) => {
          if (caption) caption.words += words;
        });
        return true;
      }
      for (const figure of open) if (figure.name === name) figure.depth += 1;
      // Blogger writes a picture and its caption as the rows of a table.
      if (open.at(-1)?.name === 'table' && /^t(?:body|r|d)$/.test(name)) return true;
      if (!isFigure(name, attributes)) return false;
      text.endParagraph();
      open.push({ name, early: '', depth: 1 });
      return true;
    },
    /** True while a caption is read, whose tags are not written. */
    closes(name: string): boolean {
      if (caption) {
        if (name === caption.name) caption.depth -= 1;
        if (caption.depth === 0) {
          endCaption();
          text.settle();
        }
        return true;
      }
      for (const figure of open) if (figure.name === name) figure.depth -= 1;
      if (open.at(-1)?.depth === 0) {
        endFigure();
        text.settle();
      }
      return false;
    },
    end() {
      endCaption();
      while (open.length > 0) endFigure();
    },
  };
}

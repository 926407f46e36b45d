import type { EditorView } from 'prosemirror-view';
import { showToast } from '../ui/toasts.ts';
import { pasteHtml } from './story-editor.ts';

const isWordDocument = ({ name }: File) => /\.docx$/i.test(name);

/** Whether the files are a document that can be read; its text then comes where the caret is. */
export function insertWordDocument(
  view: EditorView,
  files: readonly File[],
  ownDomains: readonly string[],
): boolean {
  const [file] = files.filter(isWordDocument);
  if (!file) return false;
  void readWordDocument(file)
    .then((html) => pasteHtml(view, html, ownDomains))
    .catch(() =>
      showToast(`“${file.name}” could not be read. Save it as .docx again, or paste its text.`, {
        isProblem: true,
      }),
    );
  return true;
}

async function readWordDocument(file: File): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  return value;
}

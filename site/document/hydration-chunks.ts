import type { PageState } from '#app/page-store.ts';
import { pageText } from '#content/page/page-text.ts';
import type { Chunk } from './chunks.ts';
import { escapeJson, jsonForScript } from './escape.ts';

type Shell = PageState['shell'];

/** The shell's JSON, cached by its header: it is on every page, and most of its data. */
const shells = new WeakMap<object, { footer: unknown; brand: unknown; year: number; bytes: Buffer }>();

function shellBytes(shell: Shell): Chunk {
  const { header, footer, brand, year } = shell;
  if (!header) return jsonForScript(shell);
  const known = shells.get(header);
  if (known && known.footer === footer && known.brand === brand && known.year === year) return known.bytes;
  const bytes = Buffer.from(jsonForScript(shell));
  shells.set(header, { footer, brand, year, bytes });
  return bytes;
}

/** The output of `jsonForScript`, with the parts that many pages share serialized once. */
export function hydrationChunks({ shell, screen, ...others }: PageState): Chunk[] {
  const rest = jsonForScript(others).slice(1);
  const parts: Chunk[] = ['{"shell":', shellBytes(shell)];
  if (screen) {
    const { page, ...words } = screen;
    const text = `${JSON.stringify(words).slice(0, -1)},"page":${pageText(page)}}`;
    parts.push(',"screen":', escapeJson(text));
  }
  return [...parts, rest === '}' ? rest : `,${rest}`];
}

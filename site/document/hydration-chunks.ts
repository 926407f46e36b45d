import type { Shown } from '#app/page-store.ts';
import { pageText } from '#content/page/page-text.ts';
import type { Chunk } from './chunks.ts';
import { escapeJson, jsonForScript } from './escape.ts';

type Frame = Shown['frame'];

/** The frame's JSON, as long as its header lives: every page carries it, and it is most of what a page carries. */
const frames = new WeakMap<object, { footer: unknown; year: number; bytes: Buffer }>();

function frameBytes(frame: Frame): Chunk {
  const { header, footer, year } = frame;
  if (!header) return jsonForScript(frame);
  const known = frames.get(header);
  if (known && known.footer === footer && known.year === year) return known.bytes;
  const bytes = Buffer.from(jsonForScript(frame));
  frames.set(header, { footer, year, bytes });
  return bytes;
}

/** What `jsonForScript` would write, with the parts that many pages share written once. */
export function hydrationChunks({ frame, screen, ...others }: Shown): Chunk[] {
  const rest = jsonForScript(others).slice(1);
  const parts: Chunk[] = ['{"frame":', frameBytes(frame)];
  if (screen) {
    const { page, ...words } = screen;
    const text = `${JSON.stringify(words).slice(0, -1)},"page":${pageText(page)}}`;
    parts.push(',"screen":', escapeJson(text));
  }
  return [...parts, rest === '}' ? rest : `,${rest}`];
}

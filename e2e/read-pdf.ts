import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF that Chromium wrote: fonts are subsets, and their maps say which glyph is which. */
export function readPdf(file: Buffer): string[] {
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj(.*?)endobj/gs)].map(([, id = '', body = '']) => [id, body] as const),
  );
  const streamOf = (id = '') => {
    const body = objects.get(id) ?? '';
    const { 0: start = '', index = 0 } = /stream\r?\n/.exec(body) ?? {};
    const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
    const bytes = Buffer.from(body.slice(index + start.length, index + start.length + length), 'latin1');
    return (body.includes('FlateDecode') && length > 0 ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const linkedId = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const fontOf = (id: string) => glyphsOf(streamOf(linkedId(objects.get(id) ?? '', 'ToUnicode')));
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((page) => {
      const resources = objects.get(linkedId(page, 'Resources') ?? '') ?? page;
      const [, names = ''] = /\/Font\s*<<(.*?)>>/s.exec(resources) ?? [];
      const fonts = new Map(
        [...names.matchAll(/\/(\w+) (\d+) 0 R/g)].map(
          ([, name = '', id = '']) => [name, fontOf(id)] as const,
        ),
      );
      let font: ReadonlyMap<string, string> = new Map();
      let text = '';
      for (const [, name, codes = '', end] of streamOf(linkedId(page, 'Contents')).matchAll(
        /\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\b(ET)\b/g,
      )) {
        if (name) font = fonts.get(name) ?? new Map();
        if (end) text += '\n';
        // A code has one byte in fonts of variable width, two in others.
        const size = font.keys().next().value?.length ?? 4;
        for (let at = 0; at < codes.length; at += size)
          text += font.get(codes.slice(at, at + size).toUpperCase()) ?? '';
      }
      return text;
    });
}

/** A `ToUnicode` map: texts by the code of their glyph, in hexadecimal digits. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  const number = (hex = '') => Number.parseInt(hex, 16);
  for (const [, part = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of part.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(
        code.toUpperCase(),
        (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(number(unit))).join(''),
      );
  for (const [, part = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last, text] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = number(first); code <= number(last); code += 1)
        glyphs.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCharCode(number(text) + code - number(first)),
        );
  return glyphs;
}

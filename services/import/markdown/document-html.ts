import type { Parts } from '../body/parts.ts';
import type { FrontMatter } from './front-matter.ts';
import { isRecord, recordAt, wordOf } from './front-matter.ts';
import { holdShortcodes, type TemplateContext } from './hugo-shortcodes.ts';
import { holdLiquid } from './liquid.ts';
import { createMarkdownReader } from './markdown-html.ts';
import { type MarkdownSite, personOf } from './site-config.ts';
import { createHeldParts, withoutHeldMarks } from './template-parts.ts';

interface DocumentOptions {
  site: Pick<MarkdownSite, 'system' | 'config' | 'basePath'>;
  parts: Parts;
  isHtml: boolean;
  addressOf(name: string): string | undefined;
}

/** The text of a file as HTML. Templates are run first, as the generators do, then Markdown. */
export function documentHtml(
  body: string,
  facts: FrontMatter,
  { site, parts, isHtml, addressOf }: DocumentOptions,
): { html: string; notes: string[] } {
  const notes = new Set<string>();
  const note = (line: string) => notes.size < 100 && notes.add(line);
  const held = createHeldParts();
  const isTypographic = isSetTypographic(site);
  const markdown = createMarkdownReader({ parts, held, addressOf, note, isTypographic });
  let depth = 0;
  const context: TemplateContext = {
    parts,
    held,
    note,
    addressOf,
    valueOf: (name) => fieldValue(name, facts, site),
    render(text) {
      // Shortcodes in shortcodes in shortcodes: the innermost stay text for the editors.
      if (depth >= 8)
        return parts.unknown({ system: site.system, name: 'nested template code', markup: text });
      depth += 1;
      const html = held.fill(markdown.html(withTemplates(text)));
      depth -= 1;
      return html;
    },
  };
  const withTemplates = (text: string) => {
    const shortcodes = site.system === 'jekyll' ? text : holdShortcodes(text, context);
    return site.system === 'hugo' ? shortcodes : holdLiquid(shortcodes, context);
  };
  const ready = withTemplates(withoutHeldMarks(body).replaceAll('\r\n', '\n'));
  const html = isHtml ? ready : markdown.html(ready) + markdown.footnotes();
  return { html: held.fill(html), notes: [...notes] };
}

/** Goldmark and kramdown do unless the configuration says otherwise; other readers of Markdown do not. */
function isSetTypographic({ system, config }: DocumentOptions['site']): boolean {
  if (system === 'jekyll') return !/commonmark/i.test(wordOf(config.markdown) ?? '');
  const { typographer } = recordAt(recordAt(recordAt(config, 'markup'), 'goldmark'), 'extensions');
  const isOff = typographer === false || (isRecord(typographer) && typographer.disable === true);
  return system === 'hugo' && !isOff;
}

/** `page.title`, `site.author.name`, `.Site.Params.city`: a plain value, never a list. */
function fieldValue(
  name: string,
  { fields }: FrontMatter,
  { config, basePath }: DocumentOptions['site'],
): string | undefined {
  const [root = '', ...path] = name.split('.');
  if (name === 'site.baseurl') return basePath;
  if (root !== 'page' && root !== 'site')
    return plainAt(fields, [root, ...path]) ?? plainAt(config, ['params', root, ...path]);
  return plainAt(root === 'page' ? fields : config, path);
}

function plainAt(fields: unknown, path: readonly string[]): string | undefined {
  let value = fields;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return isRecord(value) ? personOf(value)?.name : wordOf(value);
}

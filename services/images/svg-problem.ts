import { Parser } from 'htmlparser2';

/** Shapes, text and paint. Everything else can load, run or change something. */
const allowed = new Set(
  [
    'svg g defs symbol use title desc metadata',
    'path rect circle ellipse line polyline polygon text tspan textPath',
    'linearGradient radialGradient stop pattern clipPath mask marker style',
    'filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow',
  ].flatMap((names) => names.split(' ')),
);

const external = /url\(\s*(?!["']?#)|@import|expression\s*\(|javascript:/i;

/**
 * Why an SVG must not be stored, or undefined. A file that browsers open as a document can run scripts and load files of
 * others, so only shapes pass.
 */
export function svgProblem(text: string): string | undefined {
  if (/<!ENTITY/i.test(text)) return 'The SVG declares entities. Save it without them.';
  let problem: string | undefined;
  let depth = 0;
  let root: string | undefined;
  const report = (sentence: string) => {
    problem ??= sentence;
  };
  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        if (/stylesheet/i.test(name)) report('The SVG loads a style sheet. Remove it.');
      },
      onopentag(tag, attributes) {
        depth += 1;
        const name = tag.replace(/^svg:/, '');
        root ??= name;
        // Editors such as Inkscape leave notes of their own, which browsers ignore.
        const isNote = tag.includes(':') && !tag.startsWith('svg:');
        if (/^script$/i.test(name)) report('The SVG contains a script. Remove it.');
        else if (/^foreignobject$/i.test(name))
          report('The SVG contains foreignObject, which can hold any page. Remove it.');
        else if (!isNote && !allowed.has(name))
          report(`The SVG contains <${name.slice(0, 40)}>, which logos may not use.`);
        for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value, report);
      },
      ontext(part) {
        if (external.test(part) && depth > 0)
          report('The styles of the SVG refer to another file. Embed everything in the SVG.');
      },
      onclosetag() {
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  if (root !== 'svg') return 'The file is not an SVG picture.';
  return problem;
}

function checkAttribute(attribute: string, value: string, report: (sentence: string) => void): void {
  const name = attribute.toLowerCase();
  if (name.startsWith('on')) report(`The SVG has the event handler ${attribute.slice(0, 40)}. Remove it.`);
  if (/(^|:)(href|src|base)$/.test(name) && !value.trim().startsWith('#'))
    report('The SVG refers to another file or address. Embed everything in the SVG.');
  if (!name.startsWith('xmlns') && external.test(value))
    report('The SVG refers to another file or address. Embed everything in the SVG.');
}

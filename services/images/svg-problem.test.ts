import { describe, expect, it } from 'vitest';
import { svgProblem } from './svg-problem.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('SVG files that staff upload', () => {
  it.each([
    [
      'shapes',
      svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9v9z"/><use href="#a"/>'),
    ],
    ['notes of an editor', svg('<sodipodi:namedview pagecolor="#fff"/><metadata/><title>Logo</title>')],
    ['its own styles', svg('<style>.a{fill:url(#b)}</style>')],
    ['a declaration', `<?xml version="1.0"?><!-- made by hand -->${svg('<g/>')}`],
  ])('%s is stored', (_name, text) => {
    expect(svgProblem(text)).toBeUndefined();
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), /contains a script/],
    ['a script with a prefix', svg('<svg:script>alert(1)</svg:script>'), /contains a script/],
    ['an event handler', svg('<g onclick="x()"/>'), /event handler onclick/],
    ['an event handler of the root', svg('', ' onload="x()"'), /event handler onload/],
    ['foreignObject', svg('<foreignObject><p>x</p></foreignObject>'), /foreignObject/],
    ['an external picture', svg('<image href="https://evil.example/x.png"/>'), /<image>/],
    ['an external reference', svg('<use xlink:href="https://evil.example/x.svg#a"/>'), /another file/],
    ['a script address', svg('<use href=" javascript:alert(1)"/>'), /another file/],
    ['an encoded script address', svg('<use href="&#106;avascript:alert(1)"/>'), /another file/],
    ['a link', svg('<a href="#x"><g/></a>'), /<a>/],
    ['an animation of an address', svg('<set attributeName="href" to="javascript:x"/>'), /<set>/],
    ['external paint', svg('<path style="fill:url(//evil.example/x)"/>'), /another file/],
    ['an import of styles', svg('<style>@import "//evil.example";</style>'), /another file/],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /entities/],
    ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`, /style sheet/],
    ['a page', '<html><svg/></html>', /not an SVG/],
  ])('%s is rejected', (_name, text, sentence) => {
    expect(svgProblem(text)).toMatch(sentence);
  });
});

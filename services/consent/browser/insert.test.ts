import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInserter } from './insert.ts';

class FakeElement extends EventTarget {
  children: FakeElement[] = [];
  html: string[] = [];
  shown = '';
  className = '';
  text = '';
  nonce = '';
  src = '';
  async = true;
  attributes: { name: string; value: string }[] = [];
  isGone = false;
  instead: FakeElement | undefined;
  style = {
    setProperty: (_: string, value: string) => {
      this.shown = value;
    },
  };
  append(child: FakeElement) {
    this.children.push(child);
  }
  replaceChildren() {
    this.children = [];
  }
  insertAdjacentHTML(_: string, html: string) {
    this.html.push(html);
  }
  remove() {
    this.isGone = true;
  }
  hasAttribute = () => false;
  setAttribute(name: string, value: string) {
    this.attributes.push({ name, value });
  }
  replaceWith(other: FakeElement) {
    this.instead = other;
  }
}

let active: string[] = [];
let blocked: FakeElement[] = [];
const elements = { place: new FakeElement(), hint: new FakeElement(), rest: new FakeElement() };
const head = new FakeElement();
const reported = vi.fn();
beforeEach(() => {
  active = ['C0001'];
  blocked = [];
  for (const element of [head, ...Object.values(elements)])
    Object.assign(element, { children: [], html: [], shown: '', isGone: false });
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('document', {
    head,
    body: new FakeElement(),
    getElementById: (id: keyof typeof elements) => elements[id] ?? null,
    createElement: () => new FakeElement(),
    querySelectorAll: () => blocked.filter(({ instead }) => !instead),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('CN-11 a script comes once, when its category is active, and tells when it is there', () => {
  const inserter = createInserter(() => active);
  const loaded = vi.fn();
  inserter.script('/a.js', 'head', loaded, null, 'C0004', true);
  inserter.update();
  expect(head.children).toEqual([]);
  active = ['C0001', 'C0004'];
  inserter.update();
  inserter.update();
  expect(head.children).toMatchObject([{ src: '/a.js', async: true }]);
  head.children[0]?.dispatchEvent(new Event('load'));
  expect(loaded).toHaveBeenCalledTimes(1);
  // What needs no leave, or has it, comes at once; in a place that is not there nothing does.
  inserter.script('/b.js', 'head');
  inserter.script('/c.js', 'nowhere', null, null, 'C0004');
  expect(head.children.map(({ src }) => src)).toEqual(['/a.js', '/b.js']);
});

it('CN-11 markup comes with what is shown and taken away beside it', () => {
  const inserter = createInserter(() => active);
  const came = vi.fn();
  const options = {
    deleteSelectorContent: true,
    makeSelectorVisible: true,
    makeElementsVisible: ['hint', 'nobody'],
    deleteElements: ['rest'],
  };
  elements.place.append(new FakeElement());
  inserter.html('<p>Here</p>', 'place', came, options, 'C0003');
  expect([elements.place.html, came.mock.calls.length]).toEqual([[], 0]);
  active.push('C0003');
  inserter.update();
  expect(elements.place).toMatchObject({ html: ['<p>Here</p>'], children: [], shown: 'block' });
  expect([elements.hint.shown, elements.rest.isGone, came.mock.calls.length]).toEqual(['block', true, 1]);
});

it.each([
  ['optanon-category-C0002', ['C0001', 'C0002'], true],
  ['mine optanon-category-C0002-C0004 yours', ['C0001', 'C0002'], false],
  ['mine optanon-category-C0002-C0004 yours', ['C0001', 'C0002', 'C0004'], true],
])('CN-11 a script of the page of the class %s with %j runs: %s', (className, groups, runs) => {
  const script = Object.assign(new FakeElement(), { className, text: 'x()', nonce: 'n' });
  script.attributes = [
    { name: 'type', value: 'text/plain' },
    { name: 'data-a', value: '1' },
  ];
  blocked = [script];
  active = groups;
  const { update } = createInserter(() => active);
  update();
  update();
  expect(script.instead !== undefined).toBe(runs);
  if (runs)
    expect(script.instead).toMatchObject({
      text: 'x()',
      nonce: 'n',
      async: false,
      attributes: [{ name: 'data-a', value: '1' }],
    });
});

it('CN-11 what cannot be written keeps nothing else from coming', () => {
  const inserter = createInserter(() => active);
  elements.place.insertAdjacentHTML = () => {
    throw new TypeError('This document requires TrustedHTML');
  };
  inserter.html('<p>', 'place', null, null, 'C0003');
  inserter.script('/a.js', 'head', null, null, 'C0003');
  active.push('C0003');
  inserter.update();
  expect(head.children).toHaveLength(1);
  expect(reported).toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInserter } from './insert.ts';

class FakeElement extends EventTarget {
  children: FakeElement[] = [];
  /** Of a template: markup is parsed there before it is appended. */
  innerHTML = '';
  get content() {
    return Object.assign(new FakeElement(), { text: this.innerHTML });
  }
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
  remove() {
    this.isGone = true;
  }
  dataset: Record<string, string> = {};
  hasAttribute = () => false;
  getAttribute = (name: string) => this.attributes.find((one) => one.name === name)?.value ?? null;
  setAttribute(name: string, value: string) {
    this.attributes.push({ name, value });
  }
  replaceWith(other: FakeElement) {
    this.instead = other;
  }
}

let active: string[] = [];
let blocked: FakeElement[] = [];
/** Reports a document change to its observers. */
let change = () => {};
const elements = { place: new FakeElement(), hint: new FakeElement(), rest: new FakeElement() };
const head = new FakeElement();
const reported = vi.fn();
beforeEach(() => {
  active = ['C0001'];
  blocked = [];
  for (const element of [head, ...Object.values(elements)])
    Object.assign(element, { children: [], shown: '', isGone: false });
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(call: () => void) {
        change = call;
      }
      observe() {}
    },
  );
  vi.stubGlobal('document', {
    head,
    body: new FakeElement(),
    getElementById: (id: keyof typeof elements) => elements[id] ?? null,
    createElement: () => new FakeElement(),
    querySelectorAll: (selector: string) =>
      selector.startsWith('script') ? blocked.filter(({ instead }) => !instead) : [],
  });
});
afterEach(() => vi.unstubAllGlobals());

it('CN-11 a script is inserted once, when its category is active, and its callback runs', () => {
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
  // Scripts without a category, or with consent, are inserted at once; without their place nothing is.
  inserter.script('/b.js', 'head');
  inserter.script('/c.js', 'nowhere', null, null, 'C0004');
  expect(head.children.map(({ src }) => src)).toEqual(['/a.js', '/b.js']);
});

it('CN-11 markup is inserted together with its elements to show and hide', () => {
  const inserter = createInserter(() => active);
  const came = vi.fn();
  const options = {
    deleteSelectorContent: true,
    makeSelectorVisible: true,
    makeElementsVisible: ['hint', 'missing'],
    deleteElements: ['rest'],
  };
  elements.place.append(new FakeElement());
  inserter.html('<p>Here</p>', 'place', came, options, 'C0003');
  expect([elements.place.children.length, came.mock.calls.length]).toEqual([1, 0]);
  active.push('C0003');
  inserter.update();
  expect(elements.place).toMatchObject({ children: [{ text: '<p>Here</p>' }], shown: 'block' });
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
      // Content security policies let scripts add scripts by URL only.
      src: expect.stringMatching(/^blob:/),
      text: '',
      nonce: 'n',
      async: false,
      attributes: [{ name: 'data-a', value: '1' }],
    });
});

it('CN-11 a script with a source that is added later runs when its categories are active', () => {
  active = ['C0001', 'C0002'];
  createInserter(() => active);
  const script = Object.assign(new FakeElement(), { className: 'optanon-category-C0002' });
  script.setAttribute('src', '/later.js');
  blocked = [script];
  change();
  expect(script.instead).toMatchObject({ src: '/later.js', attributes: [] });
});

it('CN-11 insertions blocked by the strict headers are reported with the reason, and change nothing', () => {
  const deny = () => {
    throw new TypeError('This document requires a trusted type');
  };
  const createElement = () =>
    Object.defineProperties(new FakeElement(), { src: { set: deny }, innerHTML: { set: deny } });
  vi.stubGlobal('document', { ...document, createElement });
  const inserter = createInserter(() => active);
  const came = vi.fn();
  const script = Object.assign(new FakeElement(), { className: 'optanon-category-C0001', text: 'x()' });
  blocked = [script];
  inserter.html('<p>', 'place', came, { deleteElements: ['rest'] }, 'C0001');
  inserter.script('/a.js', 'head', came);
  inserter.update();
  inserter.update();
  expect([elements.place.children, head.children, script.instead, elements.rest.isGone]).toEqual([
    [],
    [],
    undefined,
    false,
  ]);
  expect(came).not.toHaveBeenCalled();
  const messages = reported.mock.calls.map(([error]: Error[]) => error?.message);
  const reason = expect.stringMatching(/ was not inserted\. The strict security headers block /);
  expect(messages).toEqual([reason, reason, reason]);
});

it('CN-11 a callback that throws does not stop other insertions', () => {
  const inserter = createInserter(() => active);
  const fail = () => {
    throw new Error('theirs');
  };
  inserter.html('<p>', 'place', fail, null, 'C0003');
  inserter.script('/a.js', 'head', null, null, 'C0003');
  active.push('C0003');
  inserter.update();
  expect([elements.place.children.length, head.children.length]).toEqual([1, 1]);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'theirs' }));
});

import { afterEach, expect, it, vi } from 'vitest';
import { isThirdParty, whenAdded } from './when-added.ts';

const page = new URL('https://wave.example/latest/');
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/consent/sdk.js', false],
  ['https://wave.example/a.js', false],
  ['about:blank', false],
  ['', false],
  ['http://[', false],
  ['https://ads.example/gpt.js', true],
  ['//ads.example/gpt.js', true],
  ['https://wave.example.evil.example/a.js', true],
])('CN-11 %s is of a third party: %s', (source, expected) => {
  expect(isThirdParty(source, page)).toBe(expected);
});

class FakeElement {
  readonly src: string;
  constructor(src: string) {
    this.src = src;
  }
  matches = () => true;
  getAttribute = () => this.src;
  querySelectorAll = () => [];
}

it('CN-11 locator iframes are added when a third party loads, and not before', () => {
  let change = (_records: object[]) => {};
  const disconnect = vi.fn();
  vi.stubGlobal('location', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelectorAll: () => [new FakeElement('/own.js')] });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(call: typeof change) {
        change = call;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const call = vi.fn();
  whenAdded('iframe[src]', call, (element) => isThirdParty(element.getAttribute('src') ?? '', page));
  const added = (src: string) => change([{ type: 'childList', addedNodes: [new FakeElement(src)] }]);
  added('/assets/own.js');
  added('about:blank');
  expect(call).not.toHaveBeenCalled();
  // An iframe whose source is set after it was inserted.
  change([{ type: 'attributes', target: new FakeElement('https://ads.example/frame.html'), addedNodes: [] }]);
  expect([call.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});

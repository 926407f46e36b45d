import { expect, it, vi } from 'vitest';
import { createIabStub, type IabFunction, type IabName, listenForFrames } from './iab-stub.ts';

type StubWindow = EventTarget & Record<IabName, IabFunction>;

function openWindow() {
  const frame = new EventTarget() as StubWindow;
  const onCall = vi.fn();
  for (const name of ['__tcfapi', '__gpp'] as const) {
    frame[name] = createIabStub(name, frame, onCall);
    listenForFrames(name, frame);
  }
  return { frame, onCall };
}

it.each<[IabName, unknown[], unknown]>([
  ['__gpp', ['ping'], expect.objectContaining({ cmpStatus: 'stub', signalStatus: 'not ready' })],
  ['__gpp', ['hasSection', 'usca'], false],
  ['__gpp', ['getSection', 'usca'], null],
  ['__gpp', ['getField', 'usca.SaleOptOut'], null],
  ['__tcfapi', ['ping'], { cmpLoaded: false, cmpStatus: 'stub' }],
])('CN-11 %s answers %j at once, and the call loads the library', (name, [command, parameter], expected) => {
  const { frame, onCall } = openWindow();
  const answers: unknown[] = [];
  const listen = (data: unknown, success: boolean) => answers.push([data, success]);
  frame[name](...(name === '__gpp' ? [command, listen, parameter] : [command, 2, listen, parameter]));
  expect([answers, onCall.mock.calls.length]).toEqual([[[expected, true]], 1]);
  expect(frame[name]()).toEqual([]);
});

it('CN-11 calls that need the library wait for it in order, and a stub that scripts hold passes calls on', () => {
  const { frame, onCall } = openWindow();
  const held = frame.__gpp;
  held('addEventListener', 'one');
  held('removeEventListener', 'two');
  expect(held()).toEqual([
    ['addEventListener', 'one'],
    ['removeEventListener', 'two'],
  ]);
  const library = vi.fn();
  frame.__gpp = library;
  held('ping', 'three');
  expect([library.mock.calls, onCall.mock.calls.length]).toEqual([[['ping', 'three']], 2]);
});

it.each<[string, IabName, (message: object) => unknown, string | object]>([
  [
    'text to the GPP',
    '__gpp',
    JSON.stringify,
    '{"__gppReturn":{"returnValue":false,"success":true,"callId":7}}',
  ],
  [
    'an object to the GPP',
    '__gpp',
    (message) => message,
    { __gppReturn: { returnValue: false, success: true, callId: 7 } },
  ],
  [
    'an object to the TCF',
    '__tcfapi',
    (message) => message,
    { __tcfapiReturn: { returnValue: { cmpLoaded: false, cmpStatus: 'stub' }, success: true, callId: 7 } },
  ],
])('CN-11 an iframe that sends %s gets the same response', (_, name, write, reply) => {
  const { frame } = openWindow();
  const postMessage = vi.fn();
  const send = (data: unknown) =>
    frame.dispatchEvent(Object.assign(new Event('message'), { data, source: { postMessage } }));
  for (const other of ['{', 'null', '7', null, 7, {}]) send(other);
  expect(postMessage).not.toHaveBeenCalled();
  const command = name === '__gpp' ? 'hasSection' : 'ping';
  send(write({ [`${name}Call`]: { command, parameter: 'usca', version: 2, callId: 7 } }));
  expect(postMessage.mock.calls).toEqual([[reply, { targetOrigin: '*' }]]);
});

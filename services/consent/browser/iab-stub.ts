import { supportedApis } from './gpp-sections.ts';

export const iabNames = ['__tcfapi', '__gpp'] as const;
export type IabName = (typeof iabNames)[number];
type Callback = ((data: unknown, success: boolean) => void) | undefined;
export type IabFunction = (...call: unknown[]) => unknown;
type IabWindow = Partial<Record<IabName, IabFunction>>;

interface FrameCall {
  command: string;
  parameter?: unknown;
  version?: unknown;
  callId: unknown;
}

/** Responses before the library is loaded. The GPP requires these synchronously; all other calls wait. */
const earlyAnswers: Readonly<Record<IabName, Readonly<Record<string, unknown>>>> = {
  __tcfapi: { ping: { cmpLoaded: false, cmpStatus: 'stub' } },
  __gpp: {
    ping: {
      gppVersion: '1.1',
      cmpStatus: 'stub',
      cmpDisplayStatus: 'hidden',
      signalStatus: 'not ready',
      supportedAPIs: supportedApis,
      cmpId: 0,
      sectionList: [],
      applicableSections: [],
      gppString: '',
      parsedSections: {},
    },
    hasSection: false,
    getSection: null,
    getField: null,
  },
};

/** The arguments of a call: the two frameworks put the callback in different places. */
const argumentsOf = (name: IabName, { command, parameter, version }: FrameCall, callback: Callback) =>
  name === '__gpp' ? [command, callback, parameter, version] : [command, version, callback, parameter];

/**
 * Stands in for the library until it is loaded; any call loads it. Scripts may keep a reference to the stub: once the
 * library has replaced it on `frame`, calls are passed on. The library fetches the waiting calls by calling without
 * arguments.
 */
export function createIabStub(name: IabName, frame: IabWindow, onCall: () => void): IabFunction {
  const queue: unknown[][] = [];
  const early = earlyAnswers[name];
  const stub: IabFunction = (...call) => {
    const [command] = call;
    if (command === undefined) return queue;
    const current = frame[name];
    if (current && current !== stub) return current(...call);
    onCall();
    if (!Object.hasOwn(early, String(command))) queue.push(call);
    else (call[name === '__gpp' ? 1 : 2] as Callback)?.(early[String(command)], true);
    return undefined;
  };
  return stub;
}

/** Responds to calls that iframes send by message, through the library once it is loaded. */
export function listenForFrames(name: IabName, frame: IabWindow & EventTarget): void {
  frame.addEventListener('message', (event) => {
    const { data, source } = event as MessageEvent;
    const isText = typeof data === 'string';
    let call: FrameCall | undefined;
    try {
      call = (isText ? JSON.parse(data) : data)?.[`${name}Call`];
    } catch {
      // Other messages need not be JSON.
    }
    if (!call) return;
    const { callId } = call;
    const reply: Callback = (returnValue, success) => {
      const answer = { [`${name}Return`]: { returnValue, success, callId } };
      source?.postMessage(isText ? JSON.stringify(answer) : answer, { targetOrigin: '*' });
    };
    frame[name]?.(...argumentsOf(name, call, reply));
  });
}

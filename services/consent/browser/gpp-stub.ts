type Callback = ((data: unknown, success: boolean) => void) | undefined;
type GppCall = [command?: string, callback?: Callback, parameter?: unknown, version?: string];
export type GppFunction = (...call: GppCall) => unknown;

interface GppMessage {
  __gppCall?: { command: string; parameter?: unknown; version?: string; callId: unknown };
}

/** What `ping` answers before the library is there. */
const stubPing = {
  gppVersion: '1.1',
  cmpStatus: 'stub',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'not ready',
  supportedAPIs: ['2:tcfeuv2', '7:usnat'],
  cmpId: 0,
  sectionList: [],
  applicableSections: [],
  gppString: '',
  parsedSections: {},
};

/** Answers at once what it can, keeps the rest for the library, which asks for it by calling without words. */
export function createGppStub(onWanted: () => void): GppFunction {
  const queue: GppCall[] = [];
  return (...call) => {
    const [command, callback] = call;
    if (command === undefined) return queue;
    if (command === 'ping') callback?.(stubPing, true);
    else if (command === 'hasSection') callback?.(false, true);
    else if (command === 'getSection' || command === 'getField') callback?.(null, true);
    else {
      queue.push(call);
      onWanted();
    }
    return undefined;
  };
}

/** Frames ask by message; whoever answers by then gets the call. */
export function listenForFrames(frame: Window & { __gpp?: GppFunction }): void {
  frame.addEventListener('message', ({ data, source }) => {
    const isText = typeof data === 'string';
    let message: GppMessage | null = null;
    try {
      message = isText ? JSON.parse(data) : data;
    } catch {
      // Not every message is for us.
    }
    const call = typeof message === 'object' && message !== null ? message.__gppCall : undefined;
    if (!call) return;
    const answer = (returnValue: unknown, success: boolean) => {
      const reply = { __gppReturn: { returnValue, success, callId: call.callId } };
      source?.postMessage(isText ? JSON.stringify(reply) : reply, { targetOrigin: '*' });
    };
    frame.__gpp?.(call.command, answer, call.parameter, call.version);
  });
}

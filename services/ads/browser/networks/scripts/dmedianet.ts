import { fillOrReport } from '../fill-placement.ts';
import { createMediaNet } from '../media-net.ts';

const { src } = document.currentScript as HTMLScriptElement;
const cid = new URL(src).searchParams.get('cid') ?? '';
const { queue = [] } = (Reflect.get(window, '_mNHandle') ?? {}) as { queue?: unknown };
const { details, handle } = createMediaNet(document, cid, fillOrReport);
Object.assign(window, { _mNDetails: details, _mNHandle: handle });
// A queue that is not an array was installed by this script and is empty.
if (Array.isArray(queue)) handle.queue.push(...(queue as (() => void)[]));

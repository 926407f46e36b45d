import type { IncomingMessage, Server } from 'node:http';
import { batchLimits } from '#content/limits.ts';
import { collectPath } from '#content/rules/measurement-paths.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import { type BeaconLane, openBeaconLane } from '../http/beacon-lane.ts';
import { errorAnswer, type ServerErrorReason } from '../http/error-answer.ts';
import { requestId } from '../http/request-id.ts';
import { headBytes, headText } from '../http/whole-answer.ts';
import { isUnwilling, takenLines } from './collect-door.ts';

export interface CollectLaneOptions {
  take: Measurement['take'];
  mayPass(req: IncomingMessage): boolean;
  onDone(status: number): void;
}

/** What browsers measured, by the lane: the same words as at the door, which takes whatever is not the plain case. */
export function openCollectLane(server: Server, { take, mayPass, onDone }: CollectLaneOptions): BeaconLane {
  /** The same for everybody within a second, so it is made once. */
  let taken = { second: 0, text: '' };
  function takenNow(): string {
    const second = secondNow();
    if (taken.second !== second) taken = { second, text: headText(204, takenLines, second) };
    return taken.text;
  }

  return openBeaconLane(server, {
    path: collectPath,
    maxBytes: batchLimits.bytes,
    mayPass,
    take(req, body, answer) {
      take({ body, isUnwilling: isUnwilling(req) }, (verdict) => {
        const { status, bytes } =
          verdict === 'taken' ? { status: 204, bytes: takenNow() } : refusal(verdict, req);
        answer(bytes);
        onDone(status);
      });
    },
  });
}

const secondNow = () => Math.floor(Date.now() / 1000);

function refusal(reason: ServerErrorReason, req: IncomingMessage): { status: number; bytes: Buffer } {
  const id = requestId(req.headers['x-request-id']);
  const { status, headers, body } = errorAnswer(reason, { json: true, requestId: id });
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) }).flat();
  return { status, bytes: Buffer.concat([headBytes(status, lines, secondNow()), Buffer.from(body)]) };
}

import { createHash } from 'node:crypto';

/** The answer to the proof of work that forms ask for, as a browser sends it. */
export function solveChallenge(work: {
  challenge: string;
  salt: string;
  maxnumber: number;
  algorithm?: string;
  signature?: string;
}): string {
  const { algorithm, challenge, salt, signature } = work;
  for (let number = 0; number <= work.maxnumber; number += 1)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  throw new Error('the challenge has no answer');
}

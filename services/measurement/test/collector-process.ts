// Run by kill.test.ts as a process of its own: takes batches from its parent and says which it acknowledged.
import { connect } from '#database/connect.ts';
import { verdictOn } from '../intake/intake.ts';
import { openIntake } from '../intake/open-intake.ts';
import { bodyOf, makeBatch } from './make-batch.ts';

const [file = '', name = ''] = process.argv.slice(2);
const intake = openIntake(await connect({ file }), (error) => console.error(error));
let number = 0;

async function send(): Promise<void> {
  for (;;) {
    number += 1;
    const own = `${name}-${number}`;
    const arrival = { body: bodyOf(makeBatch({ params: { own } })), isUnwilling: false };
    const verdict = await verdictOn(intake.take, arrival);
    // The pipe is written to at once: what the parent has read was acknowledged before the kill.
    if (verdict === 'taken') process.stdout.write(`${own}\n`);
  }
}
for (let line = 0; line < 40; line += 1) void send();

// Run by kill.test.ts as a process of its own: writes stories without end and says each one it has an answer for.
import { writeSync } from 'node:fs';
import { connect } from '#database/connect.ts';
import { makeApi } from './open-api.ts';

const [file = '', run = ''] = process.argv.slice(2);
const { staff } = makeApi(await connect({ file }), { checkAnswers: false });

for (let number = 0; ; number += 1) {
  const slug = `run-${run}-${number}`;
  const story = {
    kind: 'article',
    slug,
    title: slug,
    body: '<p>Text.</p>',
    topics: [{ slug: 'laptops', primary: true }],
  };
  const created = (await staff('POST', '/stories/testsite', { story })) as never as {
    status: number;
    body: { data: { id: string } };
  };
  const published = await staff('POST', `/stories/testsite/${created.body.data.id}/publish`, {});
  // Straight to the pipe: what was said must not wait in a buffer when the process dies.
  if (created.status !== 201 || published.status !== 200) process.exit(1);
  writeSync(1, `${slug}\n`);
}

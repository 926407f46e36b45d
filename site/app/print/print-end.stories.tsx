import type { Stories } from '#design/stories.ts';
import { PrintEnd } from './print-end.tsx';
import { printedExample } from './printed-example.ts';

const { url } = printedExample;

export const stories: Stories = {
  'a story': () => <PrintEnd printed={printedExample} />,
  'no date': () => <PrintEnd printed={{ ...printedExample, date: undefined }} />,
  'the longest address of a code': () => (
    <PrintEnd printed={{ ...printedExample, url: url.padEnd(213, '-a') }} />
  ),
  'an address without a code': () => <PrintEnd printed={{ ...printedExample, url: url.padEnd(214, '-a') }} />,
};

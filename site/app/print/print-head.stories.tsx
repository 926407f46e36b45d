import type { Stories } from '#design/stories.ts';
import { longWords } from '../components/fixture/hard-words.ts';
import { PrintHead } from './print-head.tsx';
import { printedExample } from './printed-example.ts';

export const stories: Stories = {
  'a story': () => <PrintHead printed={printedExample} />,
  'no date': () => <PrintHead printed={{ ...printedExample, date: undefined }} />,
  'a long address': () => (
    <PrintHead printed={{ ...printedExample, address: longWords.replaceAll(' ', '-') }} />
  ),
};

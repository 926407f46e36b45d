import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Outcome } from '#api/load/import/outcome.ts';
import type { CommentOutcome } from '#services/discussion/store/import-comments.ts';

/** The file of `--report`. Stories come first, then comments. */
export interface ReportFile {
  story(outcome: Outcome): void;
  comment(outcome: CommentOutcome): void;
  /** Writes the end; `summary` is part of a whole document only. */
  close(summary: { totals: unknown; [name: string]: unknown }): Promise<void>;
}

/** One whole JSON document if the name ends with `.json`, otherwise one line of JSON for each result; never in memory. */
export function openReportFile(path: string): ReportFile {
  const file = createWriteStream(path);
  const close = async (end: string) => {
    file.end(end);
    await finished(file);
  };
  if (!path.endsWith('.json'))
    return {
      story: (outcome) => void file.write(`${JSON.stringify(outcome)}\n`),
      comment: (outcome) => void file.write(`${JSON.stringify({ comment: outcome })}\n`),
      close: () => close(''),
    };
  let list: 'stories' | 'comments' = 'stories';
  let isEmpty = true;
  file.write('{"stories":[');
  const add = (outcome: unknown) => {
    file.write(`${isEmpty ? '' : ','}\n${JSON.stringify(outcome)}`);
    isEmpty = false;
  };
  const beginComments = () => {
    if (list === 'comments') return;
    file.write('],\n"comments":[');
    list = 'comments';
    isEmpty = true;
  };
  return {
    story: add,
    comment(outcome) {
      beginComments();
      add(outcome);
    },
    close(summary) {
      beginComments();
      return close(`],\n${JSON.stringify(summary).slice(1)}\n`);
    },
  };
}

import { useEffect, useState } from 'react';
import { listAuthorship } from '#content/calls/drafts.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { deskSettings } from '../../settings.ts';
import { Avatar, Note, Skeleton } from '../../ui/marks.tsx';
import { whenText } from '../../work/when.ts';
import styles from './history.module.css';

type Block = AnswerOf<typeof listAuthorship>['blocks'][number];

/** The text as it is now, with the person who wrote each sentence beside it. */
export function Authors({ storyId }: { storyId: string }) {
  const [blocks, setBlocks] = useState<readonly Block[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    callApi(listAuthorship, { params: { id: storyId } })
      .then((answer) => setBlocks(answer.blocks))
      .catch((error: Error) => setProblem(error.message));
  }, [storyId]);
  if (problem) return <Note tone="bad">{problem}</Note>;
  if (!blocks) return <Skeleton rows={6} />;
  return (
    <div className={styles.authors}>
      {blocks.flatMap((block, index) =>
        runsOf(block).map(({ text, who, when }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is read once and never reordered
          <div key={`${index} ${at}`} className={styles.run}>
            <div className={styles.who}>
              <Avatar name={who} size="small" />
              <span>
                {who ?? 'Before the first edit here'}
                {when && <small>{when}</small>}
              </span>
            </div>
            <p>{text}</p>
          </div>
        )),
      )}
    </div>
  );
}

/** Sentences of one person that follow each other are one run. */
function runsOf(block: Block): { text: string; who: string | undefined; when: string | undefined }[] {
  const runs: { text: string; who: string | undefined; when: string | undefined }[] = [];
  for (const { text, by, byName, at } of block) {
    const who = byName ?? by;
    const last = runs.at(-1);
    if (last && last.who === who) last.text += text;
    else
      runs.push({
        text,
        who,
        when: at && whenText(Date.parse(at), Date.now(), deskSettings().timeZone),
      });
  }
  return runs;
}

import type { Embed } from '#content/entities/embed.ts';
import { Fold } from '../../../components/primitives/fold/fold.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { bestListCopy } from '../../../copy/best-list.ts';
import { ListPart } from './list-part.tsx';
import styles from './questions.module.css';

export type Question = Extract<Embed, { type: 'infoCard' }>;

/** Reader questions, each answer collapsed behind its question. The first is open, so that readers notice the rest. */
export function Questions({ questions, anchor }: { questions: readonly Question[]; anchor: string }) {
  return (
    <ListPart anchor={anchor} title={bestListCopy.questions}>
      {questions.map(({ uuid, title, text, html }, index) => (
        <Fold key={uuid} id={uuid} className={styles.question} open={index === 0} summary={<h3>{title}</h3>}>
          {html === undefined ? (
            <p className={styles.answer}>{text}</p>
          ) : (
            <StaticHtml className={styles.answer} html={html} />
          )}
        </Fold>
      ))}
    </ListPart>
  );
}

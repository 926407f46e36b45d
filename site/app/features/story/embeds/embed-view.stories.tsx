import { embedExamples } from '#content/examples/embed.ts';
import type { Stories } from '#design/stories.ts';
import { EmbedView } from './embed-view.tsx';

/** One story for every type of embed, from the examples. */
export const stories: Stories = Object.fromEntries(
  Object.values(embedExamples).map((embed) => [
    embed.type,
    () => (
      <div className="wrap">
        <EmbedView embed={embed} />
      </div>
    ),
  ]),
);

import { useState } from 'react';
import type { ViewProps } from '../../../components/page/view.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { titleId } from '../article/title-id.ts';
import { LiveBody } from './live-body.tsx';
import { LiveHead } from './live-head.tsx';
import { entriesOf, withEntries } from './live-rules.ts';
import { useCoverage } from './use-coverage.ts';
import { useNewEntries } from './use-new-entries.ts';

/** A live blog: its head on ink, then key events, entries and rail. */
export function LiveView({ component, priority, rail }: ViewProps<'Article'>) {
  const story = component.data;
  const [isAutomatic, setAutomatic] = useState(false);
  const { added, ...news } = useNewEntries(story, component.id, isAutomatic);
  const entries = [...added, ...entriesOf(story.bodyBlocks ?? [])];
  const coverage = useCoverage(story, entries);
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)} data-form="live-blog">
      <LiveHead story={story} entries={entries} coverage={coverage} priority={priority} />
      <LiveBody
        story={story}
        body={withEntries(story.bodyBlocks ?? [], added)}
        entries={entries}
        state={coverage.state}
        news={{ ...news, added }}
        automatic={{ isOn: isAutomatic, onChange: setAutomatic }}
        rail={rail}
      />
    </article>
  );
}

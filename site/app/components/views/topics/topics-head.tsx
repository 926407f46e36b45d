import { ListingHead } from '../../navigation/listing-head/listing-head.tsx';
import type { ViewProps } from '../../page/view.ts';
import { TopicTabs } from './topic-tabs.tsx';

/** The head of a listing, with the tabs of the topics below it. */
export function TopicsHead(props: ViewProps<'Text'>) {
  return (
    <>
      <ListingHead {...props} />
      <TopicTabs current={props.page.slug} />
    </>
  );
}

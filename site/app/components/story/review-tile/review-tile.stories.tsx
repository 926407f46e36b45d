import type { Stories } from '#design/stories.ts';
import { storyNumber } from '../../fixture/components.ts';
import { ReviewTile, Score } from './review-tile.tsx';

const scored = storyNumber(1, {
  metaData: { rating: 4.3, editorsChoice: true, bottomLine: 'Lasts all day.' },
});

export const stories: Stories = {
  'editors’ choice': () => <ReviewTile story={scored} />,
  'not scored': () => <ReviewTile story={storyNumber(2)} />,
  'scores alone': () => (
    <div>
      <Score value={4.3} />
      <Score value={2} size="small" />
    </div>
  ),
};

import type { Stories } from '#design/stories.ts';
import { videoStories } from '../../../components/fixture/list-stories.tsx';
import { Playlist } from './playlist.tsx';
import { VideoLead } from './video-lead.tsx';
import { VideoRows } from './video-rows.tsx';
import { VideoShelf } from './video-shelf.tsx';
import { VideoStage } from './video-stage.tsx';

const views = { stage: VideoStage, lead: VideoLead, rows: VideoRows, shelf: VideoShelf, playlist: Playlist };

export const stories: Stories = Object.fromEntries(
  Object.entries(views).flatMap(([name, view]) =>
    Object.entries(videoStories(view)).map(([state, render]) => [`${name}: ${state}`, render]),
  ),
);

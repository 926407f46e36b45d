import type { InlineClick, PlaylistEntry } from '../entities/playlist-entry.ts';
import type { VideoPlayerState } from '../entities/video-player-state.ts';

export const videoPlayerStateExample: Required<VideoPlayerState> = {
  autoplay: true,
  autoplayType: 'AUTOPLAY',
  contentStartTime: 1_772_539_200_000,
  isAd: false,
  player: 'player-1',
  sticky: true,
  videoState: 'PLAYING',
};

export const playlistEntryExample: Required<PlaylistEntry> = {
  id: 'video-arc-14-bench',
  count: 2,
  view_correlation_id: '6c0cf7a0-19a6-4f6e-9b4a-0b7c3a0e9d55',
};

export const inlineClickExample: Required<InlineClick> = { id: 'video-arc-14-bench', click: 1 };

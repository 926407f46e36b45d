import type { EventName } from '#content/entities/event-names.ts';
import type { AutoplayType, PlaybackCode, VideoTrackingState } from '#content/entities/video-player-state.ts';

/** How a reader reached a page view. */
export type Entry = 'load' | 'route' | 'seamless';
export type VideoState = 'unplayed' | 'played' | 'stopped' | 'muted' | 'unmuted' | 'completed';

interface VideoFacts {
  video_id: string;
  video_title: string;
  autoplay_type: AutoplayType;
  player_version: string;
  playback_state: PlaybackCode;
  tracking_state: VideoTrackingState;
  playlist_id?: string;
  playlist_count?: number;
  view_correlation_id?: string;
  inline_id?: string;
  inline_click?: number;
}
interface Arm {
  experiment_id: string;
  experiment_version: string;
  bucket: string;
}
interface Link {
  label: string;
  location: string;
}

/**
 * Every event and its payload; `docs/contracts/measurement.md` says when each is sent. Each has one factory function
 * in the files beside this one: a name or payload that is not listed does not compile.
 */
export interface EventPayloads {
  page_view: {
    entry: Entry;
    page_title: string;
    referrer: string;
    previous_path: string;
    page_view_count: number;
  };
  page_not_found: object;
  view_search_results: { search_term: string; results: number };
  page_scrolled: object;
  scroll_custom: { percent_scrolled: number };
  resource_timing: {
    resource_count: number;
    resource_bytes: number;
    other_resource_count: number;
    other_resource_bytes: number;
    slowest_resource_msec: number;
  };
  web_vitals: {
    metric_name: string;
    metric_value: number;
    metric_rating: string;
    metric_id: string;
    navigation_type: string;
  };
  search_query_submitted: { rawSearchQuery: string; searchAutoSuggested: boolean };
  footer_link_click: Link;
  navigation_link_click: Link;
  affiliate_click: { label: string; position: string; shop: string; item_id: string };
  share_button_click: { method: string; content_type: 'article'; item_id: string };
  form_field_input: { form_id: string; field_name: string };
  form_submit: { form_id: string };
  component_viewed: { component_name: string };
  video_state: VideoFacts & { video_state: VideoState };
  video_progress: VideoFacts & { video_percent: number };
  experiment_exposure: Arm;
  experiment_goal: Arm & { goal: string };
  cohesion_ab_test: { name: string; group: string; version: string };
  sign_up: { method: string };
}

export type { EventName };

/** An event to track: its name determines its payload. */
export type SiteEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N; payload: Readonly<EventPayloads[N]> };
}[Name];

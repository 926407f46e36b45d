import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as account from './account-events.ts';
import type { EventName, SiteEvent } from './event-payloads.ts';
import * as experiment from './experiment-events.ts';
import * as pageEvents from './page-events.ts';
import * as reader from './reader-events.ts';
import * as search from './search-events.ts';
import * as video from './video-events.ts';

const play = { id: 'f1', count: 1, view_correlation_id: 'v1' };
const clip = { id: 'f1', title: 'A video', autoplayType: 'MANUAL', play } as const;
const now = { playback: 1, tracking: 'PLAYED' } as const;
const watched = {
  video_id: 'f1',
  video_title: 'A video',
  autoplay_type: 'MANUAL',
  player_version: '3.2.1',
  playback_state: 1,
  tracking_state: 'PLAYED',
  playlist_id: 'f1',
  playlist_count: 1,
  view_correlation_id: 'v1',
};
const state = { id: 'stickyCta', version: '1', bucket: 'test' };
const arm = { experiment_id: 'stickyCta', experiment_version: '1', bucket: 'test' };
const view = { entry: 'load', page_title: 'T', referrer: '', previous_path: '', page_view_count: 1 } as const;
const loaded = {
  resource_count: 1,
  resource_bytes: 2,
  other_resource_count: 3,
  other_resource_bytes: 4,
  slowest_resource_msec: 5,
};
const vital = {
  metric_name: 'LCP',
  metric_value: 900,
  metric_rating: 'good',
  metric_id: 'v1',
  navigation_type: 'navigate',
};
const offer = { label: 'Buy', position: 'text', shop: 'shop.example', item_id: 'a1' };

/** Every event by its name, as its factory function creates it. */
const made: { [Name in EventName]: [ids: string, event: SiteEvent<Name>, payload: object] } = {
  page_view: ['AN-18', pageEvents.pageViewed(view), view],
  page_not_found: ['AN-15', pageEvents.pageNotFound(), {}],
  view_search_results: [
    'AN-22',
    pageEvents.searchResultsShown('robots', 3),
    { search_term: 'robots', results: 3 },
  ],
  page_scrolled: ['AN-01', pageEvents.pageScrolled(), {}],
  scroll_custom: ['AN-04', pageEvents.scrollMarkReached(25), { percent_scrolled: 25 }],
  resource_timing: ['AN-11', pageEvents.resourcesLoaded(loaded), loaded],
  web_vitals: ['AN-22', pageEvents.vitalMeasured(vital), vital],
  search_query_submitted: [
    'AN-02',
    search.searchSubmitted('Quiet robots', true),
    { rawSearchQuery: 'Quiet robots', searchAutoSuggested: true },
  ],
  footer_link_click: ['AN-03', reader.footerLinkClicked('a', 'b'), { label: 'a', location: 'b' }],
  navigation_link_click: ['AN-03', reader.navigationLinkClicked('a', 'b'), { label: 'a', location: 'b' }],
  affiliate_click: ['AN-14', reader.affiliateClicked(offer), offer],
  share_button_click: [
    'AN-06',
    reader.shareClicked('email', 'a1'),
    { method: 'email', content_type: 'article', item_id: 'a1' },
  ],
  form_field_input: ['AN-05', reader.fieldFilled('f', 'name'), { form_id: 'f', field_name: 'name' }],
  form_submit: ['AN-05', reader.formSubmitted('f'), { form_id: 'f' }],
  component_viewed: [
    'EN-76',
    pageEvents.componentViewed('newsletter-box'),
    { component_name: 'newsletter-box' },
  ],
  video_state: ['AN-22', video.videoStateChanged(clip, now, 'played'), { ...watched, video_state: 'played' }],
  video_progress: ['AN-22', video.videoMarkReached(clip, now, 50), { ...watched, video_percent: 50 }],
  experiment_exposure: ['AB-26', experiment.bucketSeen(state), arm],
  experiment_goal: ['AB-26', experiment.goalReached(state, 'sign_up'), { ...arm, goal: 'sign_up' }],
  cohesion_ab_test: [
    'AB-25',
    experiment.cohesionTest(state),
    { name: 'stickyCta', group: 'test', version: '1' },
  ],
  sign_up: ['AN-22', account.signedUp('auth0'), { method: 'auth0' }],
};

describe('one function per event', () => {
  it.each(Object.entries(made).map(([name, [ids, event, payload]]) => [ids, name, event, payload] as const))(
    '%s %s',
    (_ids, name, event, payload) => {
      expect(event).toEqual({ name, payload });
    },
  );

  it('AN-22 each event has only one', () => {
    const functions = [account, experiment, reader, search, video, pageEvents].flatMap(Object.keys);
    expect(functions).toHaveLength(Object.keys(made).length);
  });

  it('AN-22 the contract lists them all, with their payloads', () => {
    const contract = readFileSync('docs/contracts/measurement.md', 'utf8').split('\n## ');
    const rows = contract.find((part) => part.startsWith('Events'))?.split('\n') ?? [];
    const listed = new Map(
      rows
        .filter((row) => row.startsWith('| `'))
        .flatMap((row) => {
          const [names = '', , payload = ''] = row.split(' | ');
          return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, payload] as const);
        }),
    );
    expect([...listed.keys()].toSorted()).toEqual(Object.keys(made).toSorted());
    for (const [name, [, , payload]] of Object.entries(made))
      for (const key of Object.keys(payload))
        expect(listed.get(name), `${name}.${key}`).toContain(`\`${key}\``);
  });
});

import { expect, it } from 'vitest';
import {
  type AdsCommand,
  type AdsFacts,
  type AdsOccurrence,
  type AdsState,
  initialAdsState,
  next,
  type SettingsUpdate,
} from './ad-loading-state.ts';

/** A page with ads, a reader who consented. */
const facts: AdsFacts = {
  isAllowed: true,
  isAnswered: true,
  hasInventory: true,
  hasOwnAds: true,
  isOtherDevice: false,
};
const denied = { isAllowed: false };
const unanswered = { isAllowed: false, isAnswered: false };
const noAds = { hasInventory: false, hasOwnAds: false };
/** Only a story appended to the page has ads. */
const storyOnly = { hasOwnAds: false };

const own = initialAdsState(true);
const thirdParty = initialAdsState(false);
const numbers = { pageView: 1, run: 2 };
const starting: AdsState = { ...own, phase: 'starting', pageView: 1, run: 1 };
const update = (reason: SettingsUpdate['reason'], more: Partial<SettingsUpdate> = {}): SettingsUpdate => ({
  reason,
  isAllowed: true,
  hadScript: false,
  ...more,
});
const loading: AdsState = { ...starting, run: 2, update: update('page') };
const computing: AdsState = { ...loading, hasScript: true };
const ready: AdsState = { ...own, phase: 'ready', ...numbers, isAllowed: true, hasScript: true };
const limited: AdsState = { ...ready, isAllowed: false };
/** Third-party ads without consent: ready, but the script was never loaded. */
const withoutScript: AdsState = { ...thirdParty, phase: 'ready', ...numbers };

const waited = { type: 'waited', pageView: 1, run: 1 } as const;
const loaded = { type: 'script', result: 'loaded', ...numbers } as const;
const settings = { type: 'settings', ...numbers } as const;

type Case = [
  title: string,
  state: AdsState,
  event: AdsOccurrence & Partial<AdsFacts>,
  /** What changes in the state. */
  changes: Partial<AdsState>,
  commands: AdsCommand[],
];

const cases: Case[] = [
  // A page starts
  [
    'AD-06 a page with ads waits for consent and an idle main thread',
    own,
    { type: 'start' },
    { phase: 'starting', pageView: 1, run: 1, update: undefined },
    ['wait'],
  ],
  [
    'FF-04 AD-50 a page without ads for this reader collapses its reserved space',
    own,
    { type: 'start', ...noAds },
    { pageView: 1, run: 1, update: undefined },
    ['setDevice', 'scan'],
  ],
  [
    'AD-07 another page is a new page view with settings of its own',
    { ...ready, storyHasAds: true },
    { type: 'route' },
    { phase: 'starting', pageView: 2, run: 3, storyHasAds: false, update: undefined },
    ['reset', 'wait'],
  ],
  [
    'AD-07 another page without ads is a new page view, too',
    ready,
    { type: 'route', ...noAds },
    { phase: 'idle', pageView: 2, run: 3, update: undefined },
    ['reset', 'setDevice', 'scan'],
  ],
  [
    'AD-07 another page drops the update of the page before',
    loading,
    { type: 'route' },
    { pageView: 2, run: 3, update: undefined },
    ['reset', 'wait'],
  ],

  // The waits are over
  [
    'AD-01 with consent the ad script loads',
    starting,
    waited,
    { run: 2, update: update('page') },
    ['loadScript'],
  ],
  [
    'AD-01 CN-02 our own script loads without consent, for requests without reader data',
    starting,
    { ...waited, ...denied },
    { run: 2, update: update('page', denied) },
    ['loadScript'],
  ],
  [
    'AD-01 CN-02 a third-party script does not load without consent',
    { ...starting, isOwnScript: false },
    { ...waited, ...denied },
    { run: 2, update: update('page', denied) },
    ['skipScript'],
  ],
  [
    'AD-01 CN-02 a third-party script does not load before the reader has answered',
    { ...starting, isOwnScript: false },
    { ...waited, ...unanswered },
    { run: 2, update: update('page', denied) },
    ['skipScript'],
  ],
  [
    'AD-01 a third-party script loads with consent',
    { ...starting, isOwnScript: false },
    waited,
    { run: 2, update: update('page') },
    ['loadScript'],
  ],
  [
    'AD-07 a script of an earlier page is already there',
    { ...starting, hasScript: true },
    waited,
    { run: 2, update: update('page', { hadScript: true }) },
    ['loadScript'],
  ],
  ['AD-07 the waits of an earlier page start nothing', { ...starting, run: 5 }, waited, {}, []],

  // The script
  ['AD-01 a loaded script gets settings', loading, loaded, { hasScript: true }, ['computeSettings']],
  [
    'CN-02 without the script the page continues: spaces collapse',
    loading,
    { ...loaded, result: 'skipped' },
    {},
    ['computeSettings'],
  ],
  [
    'ER-32 a script that failed leaves the page usable',
    loading,
    { ...loaded, result: 'failed' },
    {},
    ['computeSettings'],
  ],
  [
    'AD-07 a script that loaded for an earlier page is remembered, and nothing else',
    { ...loading, run: 7 },
    loaded,
    { hasScript: true },
    [],
  ],
  [
    'FF-04 AD-50 a reader who turns out to have no ads gets no empty spaces, requests no reader data',
    loading,
    { ...loaded, ...noAds },
    { phase: 'idle', hasScript: true, update: undefined },
    ['clearSettings', 'scan'],
  ],
  [
    'ER-32 FF-04 a script blocked on a page without ads: the space of the story after it waits',
    loading,
    { ...loaded, result: 'blocked', ...storyOnly },
    { phase: 'idle', update: undefined },
    [],
  ],
  [
    'ER-32 FF-04 the space of an entered story collapses where the script may not load for it either',
    { ...loading, storyHasAds: true },
    { ...loaded, result: 'blocked', ...storyOnly },
    {},
    ['computeSettings'],
  ],
  [
    'ER-32 a page with ads of its own continues without a blocked script',
    loading,
    { ...loaded, result: 'blocked' },
    {},
    ['computeSettings'],
  ],
  [
    'CN-10 consent withdrawn while the script loads: the update starts again',
    loading,
    { ...loaded, ...denied },
    { run: 3, hasScript: true, update: update('page', denied) },
    ['loadScript'],
  ],
  [
    'AD-01 CN-02 consent given while a third-party page starts: now the script may load',
    { ...loading, isOwnScript: false, update: update('page', denied) },
    { ...loaded, result: 'skipped' },
    { run: 3, update: update('page') },
    ['loadScript'],
  ],

  // Settings
  [
    'AD-01 CN-02 settings are set before units load, units without the script start again',
    computing,
    settings,
    { phase: 'ready', isAllowed: true, update: undefined },
    ['setSettings', 'reloadThirdParties', 'clear', 'nextTask'],
  ],
  [
    'CN-02 without consent third-party ads are not requested',
    { ...computing, update: update('page', denied) },
    { ...settings, ...denied },
    { phase: 'ready', update: undefined },
    ['setSettings', 'clear', 'nextTask'],
  ],
  [
    'AD-07 the second page of a document keeps its units',
    { ...computing, isAllowed: true, update: update('page', { hadScript: true }) },
    settings,
    { phase: 'ready', update: undefined },
    ['setSettings', 'nextTask'],
  ],
  [
    'CN-10 consent that changed while settings were computed: they are never set',
    computing,
    { ...settings, ...denied },
    { run: 3, update: update('page', denied) },
    ['loadScript'],
  ],
  ['AD-07 settings of an earlier page are dropped', { ...computing, run: 7 }, settings, {}, []],
  [
    'AD-01 CN-02 late consent loads third-party ads, and requests nothing else again',
    { ...limited, update: update('consent', { hadScript: true }) },
    settings,
    { isAllowed: true, update: undefined },
    ['setSettings', 'reloadThirdParties', 'showBanners'],
  ],
  [
    'CN-10 withdrawn consent limits later requests',
    { ...ready, update: update('consent', denied) },
    { ...settings, ...denied },
    { isAllowed: false, update: undefined },
    ['setSettings', 'showBanners'],
  ],
  [
    'DV-11 DV-05 AD-34 settings of another device come before its slots',
    { ...ready, update: update('device', { hadScript: true }) },
    settings,
    { update: undefined },
    ['setSettings', 'scan', 'showBanners'],
  ],
  [
    'AD-06 units load in a task of their own',
    ready,
    { type: 'task', ...numbers },
    {},
    ['scan', 'showBanners'],
  ],
  [
    'AD-17 banners do not cover the consent banner',
    ready,
    { type: 'task', ...numbers, ...unanswered },
    {},
    ['scan'],
  ],
  [
    'AD-17 without the script there are no banners',
    withoutScript,
    { type: 'task', ...numbers },
    {},
    ['scan'],
  ],
  ['AD-07 the reader navigated in between', { ...ready, pageView: 2 }, { type: 'task', ...numbers }, {}, []],

  // Consent changes
  ['CN-02 a decision while a page starts is read by its next step', loading, { type: 'consent' }, {}, []],
  ['CN-02 a page without ads has nothing to change', own, { type: 'consent' }, {}, []],
  ['AD-17 an answer that changes nothing shows banners', ready, { type: 'consent' }, {}, ['showBanners']],
  [
    'AD-07 another consent decision is the same page view',
    ready,
    { type: 'consent', ...denied },
    { run: 3, update: update('consent', { ...denied, hadScript: true }) },
    ['loadScript'],
  ],
  [
    'CN-10 FF-04 withdrawn consent holds for later requests, also where there is no inventory any more',
    { ...ready, update: update('consent', denied) },
    { ...loaded, ...denied, ...noAds },
    { phase: 'idle', update: undefined },
    ['clearSettings', 'scan', 'showBanners'],
  ],
  [
    'AD-01 CN-02 the first consent starts a page whose third-party script was not loaded',
    withoutScript,
    { type: 'consent' },
    { phase: 'starting', pageView: 2, run: 3, update: undefined },
    ['clear', 'wait'],
  ],
  [
    'AD-01 several consent events at once are one update: the last',
    { ...limited, run: 3, update: update('consent', { hadScript: true }) },
    { type: 'consent' },
    { run: 4 },
    ['loadScript'],
  ],

  // The document, the window or the reader changes
  ['AD-08 new places are found', ready, { type: 'document' }, {}, ['scan']],
  ['AD-08 a page that starts finds them itself', loading, { type: 'document', ...noAds }, {}, []],
  ['AD-50 a page without ads collapses new places', own, { type: 'document', ...noAds }, {}, ['scan']],
  [
    'AD-50 a page that gets ads starts',
    own,
    { type: 'document' },
    { phase: 'starting', pageView: 1, run: 1, update: undefined },
    ['wait'],
  ],
  [
    'DV-11 DV-05 AD-34 a window that became another device sets its settings first',
    ready,
    { type: 'document', isOtherDevice: true },
    { run: 3, update: update('device', { hadScript: true }) },
    ['loadScript'],
  ],
  [
    'DV-11 a consent change during a device change still finds the slots of the device',
    { ...ready, run: 3, update: update('device', { hadScript: true }) },
    { type: 'consent', ...denied },
    { run: 4, update: update('device', { ...denied, hadScript: true }) },
    ['loadScript'],
  ],
  [
    'FF-04 AD-17 banners appear and disappear with facts about the reader',
    ready,
    { type: 'reader' },
    {},
    ['scan', 'showBanners'],
  ],
  ['FF-04 AD-17 a page that starts shows its banners later', loading, { type: 'reader' }, {}, []],
  [
    'FF-04 AD-50 a reader who has ads after all gets them',
    { ...own, hasScript: true },
    { type: 'reader' },
    { phase: 'starting', pageView: 1, run: 1, update: undefined },
    ['wait'],
  ],
  [
    'FF-04 AD-17 a reader without ads gets no banners of the page before',
    { ...own, hasScript: true },
    { type: 'reader', ...noAds },
    {},
    ['scan', 'showBanners'],
  ],

  // The reader reaches another story
  [
    'ER-32 FF-04 a script blocked on a page loads for the story after it',
    thirdParty,
    { type: 'story', hasAds: true, ...storyOnly },
    { phase: 'starting', pageView: 1, run: 1, storyHasAds: true, update: undefined },
    ['wait'],
  ],
  ['ER-32 a script that is there stays', ready, { type: 'story', hasAds: true }, { storyHasAds: true }, []],
  [
    'ER-32 FF-04 a story without ads loads nothing',
    { ...thirdParty, storyHasAds: true },
    { type: 'story', hasAds: false, ...storyOnly },
    { storyHasAds: false },
    [],
  ],
  [
    'ER-32 FF-04 a story whose ads this reader does not have loads nothing',
    thirdParty,
    { type: 'story', hasAds: true, ...noAds },
    { storyHasAds: true },
    [],
  ],
];

it.each(cases)('%s', (_title, state, event, changes, commands) => {
  const before = structuredClone(state);
  expect(next(state, { ...facts, ...event })).toEqual({ state: { ...state, ...changes }, commands });
  expect(state).toEqual(before);
});

it('CN-02 no sequence of events loads a third-party script without consent', () => {
  const events: (AdsOccurrence & Partial<AdsFacts>)[] = [
    { type: 'start' },
    { type: 'route' },
    { type: 'consent' },
    { type: 'document', isOtherDevice: true },
    { type: 'reader' },
    { type: 'story', hasAds: true },
  ];
  /** Follows every command's result at once, as the browser would. */
  const follow = (
    state: AdsState,
    event: AdsOccurrence & Partial<AdsFacts>,
    seen: AdsCommand[],
  ): AdsState => {
    const step = next(state, { ...facts, ...denied, ...event });
    seen.push(...step.commands);
    const { run, pageView } = step.state;
    return step.commands.reduce((current, command) => {
      const result = (
        {
          wait: { type: 'waited' },
          skipScript: { type: 'script', result: 'skipped' },
          computeSettings: { type: 'settings' },
          nextTask: { type: 'task' },
        } as const
      )[command as string];
      return result ? follow(current, { ...result, run, pageView } as AdsOccurrence, seen) : current;
    }, step.state);
  };
  for (const first of events)
    for (const second of events)
      for (const third of events) {
        const seen: AdsCommand[] = [];
        [first, second, third].reduce((state, event) => follow(state, event, seen), thirdParty);
        expect(seen).not.toContain('loadScript');
        expect(seen).not.toContain('showBanners');
      }
});

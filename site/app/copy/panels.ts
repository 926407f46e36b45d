/** Texts of the panels, apart from `site.ts` because they load with the panels. */
export const panelCopy = {
  done: 'Done',
  cookieSettings: 'Cookie settings',
  cookiesChoose: 'Choose what you allow. Nothing changes before you press a button.',
  cookiesNotReady:
    'You can’t change your choices right now. Until you can, nothing that needs your consent will run. Please try again later.',
  saveChoices: 'Save my choices',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  necessary: 'Strictly necessary',
  necessaryUses:
    'Keeps you signed in, protects the site and remembers this choice. On this device only, remembers your theme, your screen type, your saved stories, your last searches and how far you have read. If we are testing a change, it also keeps the page the same from visit to visit. None of it is used to count you unless you allow Performance.',
  alwaysOn: 'Always on',
  performance: 'Performance',
  performanceUses: 'Lets us count visits and see what is slow. We never see who you are.',
  functional: 'Functional',
  functionalUses: 'Ask you occasionally how we’re doing, and remember that you answered.',
  targeting: 'Personal adverts',
  targetingUses:
    'Lets our partners choose adverts for you. Without it you see the same number, chosen by the story.',
  social: 'Social media',
  socialUses:
    'Lets you read all comments and write your own, and shows posts from social networks, which may track you.',
  doNotSell: 'Your browser sends a Global Privacy Control signal (do not sell or share), so this stays off.',
  theme: 'Theme',
  themeSystem: 'Same as device',
  themeLight: 'Light',
  themeDark: 'Dark',
  textSize: 'Text size',
  sizeSmall: 'Small',
  sizeStandard: 'Standard',
  sizeLarge: 'Large',
  sizeLarger: 'Larger',
  textSample: 'This is the text size of stories.',
  storedHere: 'Saved on this device only.',
  continueReading: 'Continue reading',
  readShare: (percent: number) => `${percent}% read`,
} as const;

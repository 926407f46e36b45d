/** Words of the panels. They are apart from `copy.ts` because they are fetched with the panels, and not before. */
export const panelCopy = {
  done: 'Done',
  cookieSettings: 'Cookie settings',
  cookiesNothingOptional:
    'Wavelength sets no cookies for measurement, advertising or social networks, so there is nothing to switch off. What it does keep is listed here. More in our',
  necessary: 'Strictly necessary',
  necessaryUses:
    'What you set or save here: theme, text size, saved stories, where you stopped reading, notices you closed, whether stories follow by themselves, volume, speed and captions of the player. It stays on this device and is sent to nobody.',
  alwaysOn: 'Always on',
  nothingSaved: 'Nothing saved yet. Press Save under a headline and the story waits for you here.',
  removeSaved: (title: string) => `Remove ${title}`,
  removed: 'Removed.',
  undo: 'Undo',
  theme: 'Theme',
  themeSystem: 'Like my device',
  themeLight: 'Light',
  themeDark: 'Dark',
  textSize: 'Text size',
  sizeSmall: 'Small',
  sizeStandard: 'Standard',
  sizeLarge: 'Large',
  sizeLarger: 'Larger',
  textSample: 'A wavelength is a width and a color. This is the size stories are set in.',
  keptHere: 'Kept on this device only.',
  continueReading: 'Continue reading',
  readShare: (percent: number) => `${percent}% read`,
} as const;

import { installGoogletag } from './googletag.ts';

installGoogletag(window as unknown as Parameters<typeof installGoogletag>[0]);

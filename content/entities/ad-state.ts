import type { AdDevice } from './ad-names.ts';
import type { AdTargeting } from './ad-targeting.ts';

interface AdSlotVars {
  network: string;
  platform: AdDevice;
  siteName: string;
  topics: readonly string[];
}

interface SkyboxSettings {
  collapseEmpty: boolean;
  isExpanded: boolean;
}

export interface AdState {
  containerId: string;
  disableAdIncrement: boolean;
  disableInitialLoad: boolean;
  slotVars: AdSlotVars;
  skybox: SkyboxSettings;
  targeting: AdTargeting;
  enabled: boolean;
}

export const initialAdState: AdState = {
  containerId: '',
  disableAdIncrement: false,
  // We decide when a slot is requested.
  disableInitialLoad: true,
  slotVars: { network: '', platform: 'desktop', siteName: '', topics: [] },
  skybox: { collapseEmpty: true, isExpanded: false },
  targeting: {},
  enabled: false,
};

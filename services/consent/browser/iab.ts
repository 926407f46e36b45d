import { CmpApi as GppApi } from '@iabgpp/cmpapi';
import { CmpApi as TcfApi } from '@iabtechlabtcf/cmpapi';
import { GVL, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';
import { consentedPurposes, consentedVendors, doesTcfApply, usNatFields } from './iab-signals.ts';
import type { Platform } from './platform.ts';

/** A number the IAB gives to registered platforms; the last one is given to nobody. This is a test platform. */
const testPlatformId = 4095;
const platformVersion = 1;
const tcfSection = 2;
const usNatSection = 7;

/** The string that says which purposes and vendors may; with the vendors disclosed, as version 2.3 demands. */
export function writeTcString(list: VendorList, purposes: readonly number[], at: Date): string {
  const model = new TCModel(new GVL(list));
  model.cmpId = testPlatformId;
  model.cmpVersion = platformVersion;
  model.consentScreen = 1;
  model.consentLanguage = 'EN';
  model.publisherCountryCode = 'US';
  model.isServiceSpecific = true;
  model.created = at;
  model.lastUpdated = at;
  model.purposeConsents.set([...purposes]);
  model.vendorConsents.set(consentedVendors(list.vendors, purposes));
  model.vendorsDisclosed.set(Object.values(list.vendors).map(({ id }) => id));
  return TCString.encode(model);
}

export interface IabBridge {
  /** An answer came, or the question is on the screen. */
  update: (isAsking: boolean) => void;
}

/** Takes over from the stubs: whatever they were asked is answered now. */
export function startIab(platform: Platform, list: VendorList): IabBridge {
  const tcf = new TcfApi(testPlatformId, platformVersion, true);
  const gpp = new GppApi(testPlatformId, platformVersion);
  gpp.setSupportedAPIs([`${tcfSection}:tcfeuv2`, `${usNatSection}:usnat`]);

  function update(isAsking: boolean): void {
    const answer = platform.answer();
    const active = platform.active();
    const context = platform.context();
    const appliesTcf = doesTcfApply(context);
    const text = answer ? writeTcString(list, consentedPurposes(active), answer.at) : '';
    tcf.update(appliesTcf ? text : null, isAsking);
    gpp.setSignalStatus('not ready' as never);
    gpp.clear();
    if (appliesTcf) {
      if (text) gpp.setSectionString('tcfeuv2', text);
    } else {
      for (const [field, value] of Object.entries(usNatFields(active, context.isGpc)))
        gpp.setFieldValue('usnat', field, value);
    }
    const section = appliesTcf ? tcfSection : usNatSection;
    gpp.setApplicableSections([section]);
    gpp.setCmpStatus('loaded' as never);
    gpp.setCmpDisplayStatus((isAsking ? 'visible' : 'hidden') as never);
    gpp.fireSectionChange(appliesTcf ? 'tcfeuv2' : 'usnat');
    // Where readers must be asked, a string without an answer is none to act upon.
    if (answer || context.model === 'opt-out') gpp.setSignalStatus('ready' as never);
  }
  return { update };
}

import { CmpApi as GppApi } from '@iabgpp/cmpapi';
import { CmpApi as TcfApi } from '@iabtechlabtcf/cmpapi';
import { GVL, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';
import { type GppSection, supportedApis, tcfSection, usSection } from './gpp-sections.ts';
import { consentedPurposes, consentedVendors, doesTcfApply, usFields } from './iab-signals.ts';
import type { Platform } from './platform.ts';

/** The CMP id of a registered platform; the last one is unassigned. This is a test platform. */
const testPlatformId = 4095;
const platformVersion = 1;
/** The value where no section applies. */
const noSection = -1;

/** The TC string with purposes and vendors, and the disclosed vendors that version 2.3 requires. */
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

/** The section that applies to a reader. Readers without a location are treated as European. */
export function sectionOf(context: ConsentContext): GppSection | undefined {
  return doesTcfApply(context) ? tcfSection : usSection(context);
}

/** Writes the fields a section has; the library rejects all others. */
function writeFields(gpp: GppApi, name: string, fields: ReturnType<typeof usFields>): void {
  // All sections have this field; setting it creates the section.
  gpp.setFieldValue(name, 'SaleOptOut', fields.SaleOptOut);
  const known = gpp.getSection(name);
  for (const [field, value] of Object.entries(fields))
    if (field in known) gpp.setFieldValue(name, field, value);
}

interface IabBridge {
  /** Called on a decision, or when the banner is shown. */
  update: (isBannerShown: boolean) => void;
}

/** Replaces the stubs and processes their queued calls. */
export function startIab(platform: Platform, list: VendorList): IabBridge {
  const tcf = new TcfApi(testPlatformId, platformVersion, true);
  const gpp = new GppApi(testPlatformId, platformVersion, {
    // The library's own command returns null for the European section, although `hasSection` is true.
    getSection(callback, name) {
      const found = gpp.hasSection(name) ? gpp.getSection(name) : null;
      callback?.(found, found !== null);
    },
  });
  gpp.setSupportedAPIs(supportedApis);

  /** The last update: repeating it would count as another user action. */
  let last: string | undefined;

  function update(isBannerShown: boolean): void {
    const answer = platform.answer();
    const active = platform.active();
    const context = platform.context();
    const section = sectionOf(context);
    const isTcf = section === tcfSection;
    const text = answer ? writeTcString(list, consentedPurposes(active), answer.at) : '';
    if (last !== `${isTcf} ${text} ${isBannerShown}`) tcf.update(isTcf ? text : null, isBannerShown);
    last = `${isTcf} ${text} ${isBannerShown}`;
    gpp.setSignalStatus('not ready' as never);
    gpp.clear();
    if (isTcf && text) gpp.setSectionString(section.name, text);
    if (section && !isTcf) writeFields(gpp, section.name, usFields(active, context.isGpc));
    gpp.setApplicableSections([section?.id ?? noSection]);
    gpp.setCmpStatus('loaded' as never);
    gpp.setCmpDisplayStatus((isBannerShown ? 'visible' : 'hidden') as never);
    if (section) gpp.fireSectionChange(section.name);
    // With opt-in, a string without a decision must not be acted upon.
    if (answer || context.model === 'opt-out') gpp.setSignalStatus('ready' as never);
  }
  return { update };
}

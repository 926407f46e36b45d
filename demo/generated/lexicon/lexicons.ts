import type { Lexicon } from './lexicon.ts';
import { amazon } from './topics/amazon.ts';
import { apple } from './topics/apple.ts';
import { arVr } from './topics/ar-vr.ts';
import { artificialIntelligence } from './topics/artificial-intelligence.ts';
import { business } from './topics/business.ts';
import { cloud } from './topics/cloud.ts';
import { cyberThreats } from './topics/cyber-threats.ts';
import { developer } from './topics/developer.ts';
import { digitalTransformation } from './topics/digital-transformation.ts';
import { eCommerce } from './topics/e-commerce.ts';
import { edgeComputing } from './topics/edge-computing.ts';
import { education } from './topics/education.ts';
import { energy } from './topics/energy.ts';
import { enterpriseSoftware } from './topics/enterprise-software.ts';
import { executive } from './topics/executive.ts';
import { finance } from './topics/finance.ts';
import { gaming } from './topics/gaming.ts';
import { google } from './topics/google.ts';
import { headphones } from './topics/headphones.ts';
import { health } from './topics/health.ts';
import { homeAndOffice } from './topics/home-and-office.ts';
import { kitchenHousehold } from './topics/kitchen-household.ts';
import { laptops } from './topics/laptops.ts';
import { microsoft } from './topics/microsoft.ts';
import { mobileAccessories } from './topics/mobile-accessories.ts';
import { networking } from './topics/networking.ts';
import { officeFurniture } from './topics/office-furniture.ts';
import { officeHardware } from './topics/office-hardware-appliances.ts';
import { passwordManager } from './topics/password-manager.ts';
import { pcs } from './topics/pcs.ts';
import { printers } from './topics/printers.ts';
import { professionalDevelopment } from './topics/professional-development.ts';
import { ransomware } from './topics/ransomware.ts';
import { robotics } from './topics/robotics.ts';
import { security } from './topics/security.ts';
import { smartHome } from './topics/smart-home.ts';
import { smartLighting } from './topics/smart-lighting.ts';
import { smartWatches } from './topics/smart-watches.ts';
import { smartphones } from './topics/smartphones.ts';
import { smb } from './topics/smb.ts';
import { socialMedia } from './topics/social-media.ts';
import { speakers } from './topics/speakers.ts';
import { streamingDevices } from './topics/streaming-devices.ts';
import { sustainability } from './topics/sustainability.ts';
import { tablets } from './topics/tablets.ts';
import { transportation } from './topics/transportation.ts';
import { tvs } from './topics/tvs.ts';
import { videoStreamingServices } from './topics/video-streaming-services.ts';
import { vpn } from './topics/vpn.ts';
import { wearables } from './topics/wearables.ts';
import { windows } from './topics/windows.ts';
import { workLife } from './topics/work-life.ts';
import { yardOutdoors } from './topics/yard-outdoors.ts';

/** One vocabulary per topic that stories are written about, busiest first. */
export const lexicons: readonly Lexicon[] = [
  laptops,
  smartphones,
  artificialIntelligence,
  security,
  energy,
  headphones,
  cloud,
  networking,
  gaming,
  business,
  tablets,
  tvs,
  robotics,
  cyberThreats,
  smartHome,
  developer,
  pcs,
  wearables,
  transportation,
  eCommerce,
  smartWatches,
  speakers,
  ransomware,
  sustainability,
  finance,
  kitchenHousehold,
  mobileAccessories,
  passwordManager,
  education,
  arVr,
  printers,
  workLife,
  smb,
  streamingDevices,
  vpn,
  enterpriseSoftware,
  officeFurniture,
  health,
  socialMedia,
  videoStreamingServices,
  digitalTransformation,
  yardOutdoors,
  edgeComputing,
  smartLighting,
  executive,
  officeHardware,
  professionalDevelopment,
  homeAndOffice,
  apple,
  google,
  amazon,
  microsoft,
  windows,
];

const byTopic = new Map(lexicons.map((lexicon) => [lexicon.topic, lexicon]));

export function lexiconOf(topic: string): Lexicon {
  const lexicon = byTopic.get(topic);
  if (!lexicon) throw new Error(`No vocabulary for the topic "${topic}"`);
  return lexicon;
}

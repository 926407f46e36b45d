import type { Motif } from './motif.ts';
import { accessories } from './motifs/accessories.ts';
import { ai } from './motifs/ai.ts';
import { arVr } from './motifs/ar-vr.ts';
import { business } from './motifs/business.ts';
import { chips } from './motifs/chips.ts';
import { cloud } from './motifs/cloud.ts';
import { commerce } from './motifs/commerce.ts';
import { dashboards } from './motifs/dashboards.ts';
import { deskGear } from './motifs/desk-gear.ts';
import { desktops } from './motifs/desktops.ts';
import { developer } from './motifs/developer.ts';
import { discovery } from './motifs/discovery.ts';
import { edgeComputing } from './motifs/edge-computing.ts';
import { education } from './motifs/education.ts';
import { energy } from './motifs/energy.ts';
import { finance } from './motifs/finance.ts';
import { gaming } from './motifs/gaming.ts';
import { headphones } from './motifs/headphones.ts';
import { health } from './motifs/health.ts';
import { kitchen } from './motifs/kitchen.ts';
import { laptops } from './motifs/laptops.ts';
import { lighting } from './motifs/lighting.ts';
import { networking } from './motifs/networking.ts';
import { office } from './motifs/office.ts';
import { passwords } from './motifs/passwords.ts';
import { phones } from './motifs/phones.ts';
import { printers } from './motifs/printers.ts';
import { ransomware } from './motifs/ransomware.ts';
import { robotics } from './motifs/robotics.ts';
import { security } from './motifs/security.ts';
import { shows } from './motifs/shows.ts';
import { smartHome } from './motifs/smart-home.ts';
import { social } from './motifs/social.ts';
import { speakers } from './motifs/speakers.ts';
import { spectrum } from './motifs/spectrum.ts';
import { storefront } from './motifs/storefront.ts';
import { strategy } from './motifs/strategy.ts';
import { streaming } from './motifs/streaming.ts';
import { sustainability } from './motifs/sustainability.ts';
import { tablets } from './motifs/tablets.ts';
import { televisions } from './motifs/televisions.ts';
import { threats } from './motifs/threats.ts';
import { transformation } from './motifs/transformation.ts';
import { transportation } from './motifs/transportation.ts';
import { vpn } from './motifs/vpn.ts';
import { watches } from './motifs/watches.ts';
import { wearables } from './motifs/wearables.ts';
import { workLife } from './motifs/work-life.ts';
import { yard } from './motifs/yard.ts';

/** Every idea we can draw, by the name the tables use. */
export const MOTIFS = {
  accessories,
  ai,
  'ar-vr': arVr,
  business,
  chips,
  cloud,
  commerce,
  dashboards,
  'desk-gear': deskGear,
  desktops,
  developer,
  discovery,
  'edge-computing': edgeComputing,
  education,
  energy,
  finance,
  gaming,
  headphones,
  health,
  kitchen,
  laptops,
  lighting,
  networking,
  office,
  passwords,
  phones,
  printers,
  ransomware,
  robotics,
  security,
  shows,
  'smart-home': smartHome,
  social,
  speakers,
  spectrum,
  storefront,
  strategy,
  streaming,
  sustainability,
  tablets,
  televisions,
  threats,
  transformation,
  transportation,
  vpn,
  watches,
  wearables,
  'work-life': workLife,
  yard,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

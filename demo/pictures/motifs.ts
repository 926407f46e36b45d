import type { Motif } from './motif.ts';
import { accessories } from './motifs/accessories.ts';
import { ai } from './motifs/ai.ts';
import { apps } from './motifs/apps.ts';
import { arVr } from './motifs/ar-vr.ts';
import { buses } from './motifs/buses.ts';
import { business } from './motifs/business.ts';
import { cardReaders } from './motifs/card-readers.ts';
import { chairs } from './motifs/chairs.ts';
import { chips } from './motifs/chips.ts';
import { cloud } from './motifs/cloud.ts';
import { commerce } from './motifs/commerce.ts';
import { dashboards } from './motifs/dashboards.ts';
import { deskGear } from './motifs/desk-gear.ts';
import { desktops } from './motifs/desktops.ts';
import { developer } from './motifs/developer.ts';
import { discovery } from './motifs/discovery.ts';
import { doorLocks } from './motifs/door-locks.ts';
import { edgeComputing } from './motifs/edge-computing.ts';
import { education } from './motifs/education.ts';
import { energy } from './motifs/energy.ts';
import { finance } from './motifs/finance.ts';
import { gaming } from './motifs/gaming.ts';
import { headphones } from './motifs/headphones.ts';
import { health } from './motifs/health.ts';
import { homeMonitors } from './motifs/home-monitors.ts';
import { inbox } from './motifs/inbox.ts';
import { ink } from './motifs/ink.ts';
import { kitchen } from './motifs/kitchen.ts';
import { laptops } from './motifs/laptops.ts';
import { lighting } from './motifs/lighting.ts';
import { monitors } from './motifs/monitors.ts';
import { mowers } from './motifs/mowers.ts';
import { networking } from './motifs/networking.ts';
import { office } from './motifs/office.ts';
import { paperwork } from './motifs/paperwork.ts';
import { passwords } from './motifs/passwords.ts';
import { phones } from './motifs/phones.ts';
import { printers } from './motifs/printers.ts';
import { purifiers } from './motifs/purifiers.ts';
import { ransomware } from './motifs/ransomware.ts';
import { repair } from './motifs/repair.ts';
import { rings } from './motifs/rings.ts';
import { robotics } from './motifs/robotics.ts';
import { security } from './motifs/security.ts';
import { sheets } from './motifs/sheets.ts';
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
import { tvRooms } from './motifs/tv-rooms.ts';
import { vacuums } from './motifs/vacuums.ts';
import { visits } from './motifs/visits.ts';
import { vpn } from './motifs/vpn.ts';
import { watches } from './motifs/watches.ts';
import { wearables } from './motifs/wearables.ts';
import { workLife } from './motifs/work-life.ts';
import { yard } from './motifs/yard.ts';

/** Every idea we can draw, by the name the tables use. */
export const MOTIFS = {
  accessories,
  ai,
  apps,
  'ar-vr': arVr,
  buses,
  business,
  'card-readers': cardReaders,
  chairs,
  chips,
  cloud,
  commerce,
  dashboards,
  'desk-gear': deskGear,
  desktops,
  developer,
  discovery,
  'door-locks': doorLocks,
  'edge-computing': edgeComputing,
  education,
  energy,
  finance,
  gaming,
  headphones,
  health,
  'home-monitors': homeMonitors,
  inbox,
  ink,
  kitchen,
  laptops,
  lighting,
  monitors,
  mowers,
  networking,
  office,
  paperwork,
  passwords,
  phones,
  printers,
  purifiers,
  ransomware,
  repair,
  rings,
  robotics,
  security,
  sheets,
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
  'tv-rooms': tvRooms,
  vacuums,
  visits,
  vpn,
  watches,
  wearables,
  'work-life': workLife,
  yard,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

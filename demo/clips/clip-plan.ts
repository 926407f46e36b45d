import type { ClipPlan } from './clip.ts';
import { autobahn } from './drawings/autobahn.ts';
import { blackout } from './drawings/blackout.ts';
import { cable } from './drawings/cable.ts';
import { cake } from './drawings/cake.ts';
import { corner9 } from './drawings/corner.ts';
import { hill } from './drawings/hill.ts';
import { lid } from './drawings/lid.ts';
import { market } from './drawings/market.ts';
import { packetTraffic } from './drawings/packets.ts';
import { quiet } from './drawings/quiet.ts';
import { rates } from './drawings/rates.ts';
import { rooms } from './drawings/rooms.ts';
import { silence } from './drawings/silence.ts';
import { spectrum } from './drawings/spectrum.ts';
import { tape } from './drawings/tape.ts';
import { towel } from './drawings/towel.ts';
import { waveform } from './drawings/waveform.ts';
import { welder } from './drawings/welder.ts';

export const frame = { width: 854, height: 480, rate: 12 } as const;

/** Advertisements before videos; no video of the publication uses them. */
const advertisements = [quiet, spectrum];

export const clipPlans: readonly ClipPlan[] = [
  autobahn,
  silence,
  towel,
  packetTraffic,
  lid,
  blackout,
  cable,
  cake,
  waveform,
  tape,
  corner9,
  rates,
  rooms,
  hill,
  welder,
  market,
  ...advertisements,
];

import type { ClipPlan } from './clip.ts';
import { autobahn } from './drawings/autobahn.ts';
import { blackout } from './drawings/blackout.ts';
import { cable } from './drawings/cable.ts';
import { cake } from './drawings/cake.ts';
import { corner9 } from './drawings/corner.ts';
import { hill } from './drawings/hill.ts';
import { lid } from './drawings/lid.ts';
import { packetTraffic } from './drawings/packets.ts';
import { rates } from './drawings/rates.ts';
import { rooms } from './drawings/rooms.ts';
import { silence } from './drawings/silence.ts';
import { spectrum } from './drawings/spectrum.ts';
import { tape } from './drawings/tape.ts';
import { towel } from './drawings/towel.ts';
import { waveform } from './drawings/waveform.ts';

export const frame = { width: 854, height: 480, rate: 24 } as const;

/** Longer clips are drawn with half as many pictures a second: they move slowly, and must stay small. */
export const longRate = 12;
export const isLong = ({ seconds }: Pick<ClipPlan, 'seconds'>): boolean => seconds > 10;

export const clipPlans: readonly ClipPlan[] = [
  autobahn,
  silence,
  towel,
  packetTraffic,
  blackout,
  spectrum,
  cable,
  cake,
  corner9,
  hill,
  lid,
  rates,
  rooms,
  tape,
  waveform,
];

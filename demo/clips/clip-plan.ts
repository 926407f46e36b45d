import type { ClipPlan } from './clip.ts';
import { autobahn } from './drawings/autobahn.ts';
import { blackout } from './drawings/blackout.ts';
import { packetTraffic } from './drawings/packets.ts';
import { silence } from './drawings/silence.ts';
import { spectrum } from './drawings/spectrum.ts';
import { towel } from './drawings/towel.ts';

export const frame = { width: 854, height: 480, rate: 24 } as const;

export const clipPlans: readonly ClipPlan[] = [autobahn, silence, towel, packetTraffic, blackout, spectrum];

import type { FramingName } from './framings.ts';
import { MOTIFS_FOR_TOPIC, type PictureTopic, scenesForTopic } from './motif-for-topic.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { SUBJECTS_FOR_TOPIC, type Subject } from './subjects.ts';

export type Sighting = { readonly motif: MotifName; readonly drawing: number; readonly framing: FramingName };

/** What a gallery about a topic looks at, in the order in which lists need them most. */
const FURTHER_FRAMINGS = ['near', 'row', 'bench', 'far', 'paper', 'night'] as const;

/** A motif stands for all its drawings. */
function drawingsOf(subject: Subject): { motif: MotifName; drawing: number }[] {
  const [motif, drawing] = subject.split('/') as [MotifName, string?];
  if (drawing !== undefined) return [{ motif, drawing: Number(drawing) }];
  return MOTIFS[motif].drawings.map((_, index) => ({ motif, drawing: index }));
}

/** The scenes a topic has from the beginning: its motifs in turn, each drawing once. */
function hasAlready(topic: PictureTopic, motif: MotifName): boolean {
  const motifs: readonly MotifName[] = MOTIFS_FOR_TOPIC[topic];
  return motifs.includes(motif) && scenesForTopic(topic) >= motifs.length;
}

/**
 * What is drawn for a topic besides its first scenes: whatever it is about that has not been shown, on the stage,
 * and then the same things in every other framing.
 */
export function moreScenesFor(topic: PictureTopic): Sighting[] {
  const own = SUBJECTS_FOR_TOPIC[topic].own.flatMap(drawingsOf);
  const fresh = own.filter(({ motif }) => !hasAlready(topic, motif));
  const staged = fresh.map((sight): Sighting => ({ ...sight, framing: 'stage' }));
  const framed = FURTHER_FRAMINGS.flatMap((framing, i): Sighting[] => {
    const sight = own[(i + topic.length) % own.length];
    return sight ? [{ ...sight, framing }] : [];
  });
  return [...staged, ...framed];
}

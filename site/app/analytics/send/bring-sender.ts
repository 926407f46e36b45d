import { publication } from '#config';
import type { MeasuredBatch } from '#content/entities/measured-batch.ts';
import type { EventSender, MeasurementTag } from '#content/entities/measurement-tag.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import { loadTag } from '../../scripts/load-tag.ts';

/** Brings the script of the measurement as a tag of the page, and opens the way to its collector. */
export async function bringSender(consent: () => MeasuredBatch['consent']): Promise<EventSender> {
  const { scriptUrl, collectorUrl } = publication.measurement;
  const holder = window as { Measurement?: MeasurementTag };
  const early: (() => void)[] = [];
  holder.Measurement ??= { cmd: early };
  const { cmd } = holder.Measurement;
  const isReady = new Promise<void>((resolve) => void cmd.push(resolve));
  const open = () => holder.Measurement?.open;
  const found = loadTag(
    {
      tagId: 'analytics',
      timing: 'immediate',
      src: scriptUrl,
      attributes: { async: true },
      gdprCategory: consentCategories.performance,
      stopsWhenTold: true,
      windowVars: ['Measurement'],
    },
    open,
  );
  await Promise.race([isReady, found]);
  return (open() ?? (await found))({ collectorUrl, consent });
}

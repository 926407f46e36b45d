import { publicSettings } from '#config/public.ts';
import type { ConsentNow, EventSender, MeasurementTag } from '#content/entities/measurement-tag.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import { isOwnScript } from '../../scripts/is-own-script.ts';
import { loadTag } from '../../scripts/load-tag.ts';
import { tagRuns } from '../../scripts/register-tag.ts';

const tagId = 'analytics';
/** The tag is registered once; measuring may stop and start again. */
let isWanted = () => false;

/** Loads the measurement script as a tag of the page, and opens a sender to its collector. */
export async function loadSender(options: {
  consent: ConsentNow;
  isWanted: () => boolean;
}): Promise<EventSender> {
  const { scriptUrl, collectorUrl } = publicSettings.measurement;
  isWanted = options.isWanted;
  const holder = window as { Measurement?: MeasurementTag };
  const early: (() => void)[] = [];
  holder.Measurement ??= { cmd: early };
  const { cmd } = holder.Measurement;
  const isReady = new Promise<void>((resolve) => void cmd.push(resolve));
  const open = () => holder.Measurement?.open;
  const found = loadTag(
    {
      tagId,
      timing: 'immediate',
      src: scriptUrl,
      attributes: { async: true },
      gdprCategory: consentCategories.performance,
      // What a third-party script does besides sending is unknown.
      stopsOnWithdrawal: isOwnScript(scriptUrl),
      isWanted: () => isWanted(),
      windowVars: ['Measurement'],
    },
    open,
  ).catch((error: unknown) => {
    // It may still load on a slow connection.
    if (tagRuns().find(({ tag }) => tag.tagId === tagId)?.state !== 'loading') throw error;
    return isReady;
  });
  await Promise.race([isReady, found]);
  const opened = open();
  if (!opened) throw new Error(`${scriptUrl} does not define Measurement.open`);
  return opened({ collectorUrl, consent: options.consent });
}

import { createCalls } from './calls.ts';
import { type ConfigFunction, readConfig, runCallbacks } from './embed-config.ts';
import { openThread } from './open-thread.ts';
import { addStyles } from './styles.ts';

interface Disqus {
  reset(options: { reload: boolean; config?: ConfigFunction }): void;
}

declare global {
  interface Window {
    disqus_config?: ConfigFunction | undefined;
    DISQUS?: Disqus;
  }
}

const placeId = 'disqus_thread';
const { currentScript } = document;
const base = new URL('./', currentScript instanceof HTMLScriptElement ? currentScript.src : location.href)
  .href;
/** Counts starts; only the newest may change the page. */
let generation = 0;

async function start(configure: ConfigFunction | undefined): Promise<void> {
  generation += 1;
  const own = generation;
  const place = document.getElementById(placeId);
  if (!place) return;
  const config = readConfig(configure, location.origin + location.pathname);
  runCallbacks(config, 'preData');
  runCallbacks(config, 'preInit');
  const calls = createCalls(base, config.page.remote_auth_s3);
  if (config.page.remote_auth_s3) runCallbacks(config, 'onIdentify');
  runCallbacks(config, 'onInit');
  await openThread({ place, config, calls, isCurrent: () => own === generation });
  if (own === generation) runCallbacks(config, 'onReady');
}

window.DISQUS = {
  reset({ reload, config = window.disqus_config }) {
    if (!reload) return;
    runCallbacks(readConfig(config, location.href), 'preReset');
    window.disqus_config = config;
    void start(config);
  },
};
addStyles();
void start(window.disqus_config);

import { createCalls } from './calls.ts';
import { type ConfigFunction, readConfig, tell } from './embed-config.ts';
import { addStyles } from './styles.ts';
import { openThread } from './thread-view.ts';

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
let turn = 0;

/** Whoever is reset in between has the page; what the one before still hears is no longer for it. */
async function start(configure: ConfigFunction | undefined): Promise<void> {
  turn += 1;
  const own = turn;
  const place = document.getElementById(placeId);
  if (!place) return;
  const config = readConfig(configure, location.origin + location.pathname);
  tell(config, 'preData');
  tell(config, 'preInit');
  const calls = createCalls(base, config.page.remote_auth_s3);
  if (config.page.remote_auth_s3) tell(config, 'onIdentify');
  tell(config, 'onInit');
  await openThread({ place, config, calls, isCurrent: () => own === turn });
  if (own === turn) tell(config, 'onReady');
}

window.DISQUS = {
  reset({ reload, config = window.disqus_config }) {
    if (!reload) return;
    tell(readConfig(config, location.href), 'preReset');
    window.disqus_config = config;
    void start(config);
  },
};
addStyles();
void start(window.disqus_config);

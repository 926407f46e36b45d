/** Callbacks a page can set, by the contract's names. */
const callbackNames = [
  'preData',
  'preInit',
  'onInit',
  'onReady',
  'afterRender',
  'preReset',
  'onIdentify',
  'beforeComment',
  'onNewComment',
  'onPaginate',
] as const;
type CallbackName = (typeof callbackNames)[number];
type Callback = (detail?: unknown) => void;

/** What `disqus_config` writes to, as `this`. */
export interface EmbedConfig {
  page: {
    url?: string | undefined;
    identifier?: string | undefined;
    title?: string | undefined;
    category_id?: string | undefined;
    remote_auth_s3?: string | undefined;
    api_key?: string | undefined;
  };
  language?: string | undefined;
  /** `reader` is ours: the name that comments are written under. */
  sso: {
    name?: string | undefined;
    url?: string | undefined;
    logout?: string | undefined;
    reader?: string | undefined;
  };
  callbacks: Partial<Record<CallbackName, Callback[]>>;
}

export type ConfigFunction = (this: EmbedConfig) => void;

/** A page without settings is identified by its URL. */
export function readConfig(configure: ConfigFunction | undefined, address: string): EmbedConfig {
  const config: EmbedConfig = { page: {}, sso: {}, callbacks: {} };
  configure?.call(config);
  config.page.url ??= address;
  config.page.identifier ||= config.page.url;
  return config;
}

/** A callback that fails must not stop the others, or the comments. */
export function runCallbacks(
  { callbacks }: Pick<EmbedConfig, 'callbacks'>,
  name: CallbackName,
  detail?: unknown,
): void {
  for (const callback of callbacks[name] ?? []) {
    try {
      callback(detail);
    } catch (error) {
      reportError(error);
    }
  }
}

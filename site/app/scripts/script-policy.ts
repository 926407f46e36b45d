import type { ScriptTag } from '#content/entities/script-tag-schema.ts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
}

interface PolicyMaker {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** URLs and texts of registered tags; nothing else may become a script. */
const addresses = new Set<string>();
const texts = new Set<string>();
const rules: ScriptPolicy = {
  createScriptURL: (url) => known(addresses, url),
  createScript: (text) => known(texts, text),
};

function known(list: ReadonlySet<string>, value: string): string {
  if (!list.has(value)) throw new TypeError(`No registered tag has ${value.slice(0, 100)}`);
  return value;
}

let policy: ScriptPolicy | undefined;

/**
 * The Trusted Types policy that the Content-Security-Policy names; browsers without Trusted Types use the same rules.
 */
export function scriptPolicy(): ScriptPolicy {
  const maker: PolicyMaker | undefined =
    typeof window === 'undefined' ? undefined : (window.trustedTypes as unknown as PolicyMaker);
  policy ??= maker ? maker.createPolicy('scripts', rules) : rules;
  return policy;
}

export function allowScript({ src, innerHTML }: Pick<ScriptTag, 'src' | 'innerHTML'>): void {
  if (src) addresses.add(src);
  if (innerHTML) texts.add(innerHTML);
}

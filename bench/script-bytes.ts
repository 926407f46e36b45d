// All scripts a reader's browser loads before any interaction, gzip, on the article and the front page.
import { gzipSync } from 'node:zlib';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { verdict } from './measure/verdict.ts';

const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
try {
  for (const path of ['/', await firstArticle(neutron.origin)]) {
    const html = (await rawBody(neutron.origin, path, {})).toString();
    const inline = [
      ...html.matchAll(/<script(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g),
    ].reduce((sum, [, text = '']) => sum + text.length, 0);
    const files = await scriptsOf(neutron.origin, html);
    let bytes = inline;
    for (const [file, source] of files) {
      const size = gzipSync(source, { level: 9 }).length;
      bytes += size;
      console.log(`  ${String(size).padStart(7)}  ${file}`);
    }
    verdict(`scripts before interaction on ${path}`, bytes / 1000, { atMost: 120 }, ' kB');
  }
} finally {
  await neutron.stop();
  folder.remove();
}

/** Everything the HTML names (module scripts, preloads, the bootstrap's entry) and all static imports below it. */
async function scriptsOf(origin: string, html: string): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const queue = [
    ...new Set([...html.matchAll(/["'](\/assets\/[\w.~-]+\.js)["']/g)].map((match) => match[1] ?? '')),
  ];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (found.has(path)) continue;
    const source = await rawBody(origin, path, {});
    found.set(path, source);
    for (const [, specifier = ''] of source
      .toString()
      .matchAll(/(?:from|import)\s*["']\.\/([\w.~-]+\.js)["']/g)) {
      queue.push(`/assets/${specifier}`);
    }
  }
  return found;
}

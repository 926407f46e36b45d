import { describe, expect, it } from 'vitest';
import { testSite } from '#site/test/test-site.ts';

async function shown(path: string, headers: Record<string, string> = {}) {
  const answer = await testSite().get(path, { headers });
  const html = await answer.text();
  const data = JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '{}');
  const script = /<script type="application\/json" id="ab-test">([^<]*)</.exec(html)?.[1];
  return {
    experiment: data.screen.experiment as unknown,
    script: script && JSON.parse(script),
    cacheControl: answer.headers.get('cache-control'),
  };
}

describe('the bucket a page is rendered for', () => {
  it('AB-07 EN-61 is what the server chose', async () => {
    expect(await shown('/latest/', { 'x-nemo-highlander': 'stickyCta:1:test' })).toMatchObject({
      experiment: { id: 'stickyCta', version: '1', bucket: 'test' },
      script: { name: 'stickyCta', group: 'test', version: '1' },
    });
  });

  it('AB-08 may be forced by the URL, and is then not stored', async () => {
    const page = await shown('/latest/?abTest=stickyCta:1:control', {
      'x-nemo-highlander': 'stickyCta:1:test',
    });
    expect(page.experiment).toEqual({ id: 'stickyCta', version: '1', bucket: 'control' });
    expect(page.cacheControl).toBe('private, no-store');
  });

  it.each(['', 'x'.repeat(9000), 'stickyCta:1:exclude', 'stickyCta:2:test', 'evil:1:test', '"><script>'])(
    'AB-07 is none for %j: no script, nothing in the data',
    async (text) => {
      const page = await shown('/latest/', { 'x-nemo-highlander': text });
      expect([page.experiment, page.script]).toEqual([undefined, undefined]);
    },
  );
});

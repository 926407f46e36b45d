import { describe, expect, it } from 'vitest';
import { embeddableHeader } from '#content/limits.ts';
import { finishPage } from '../edge/page-cache/finished-page.ts';
import { allowFraming } from './embeddable-pages.ts';

const policy = "default-src 'none'; frame-ancestors 'self'; report-uri /csp-report";
const page = (headers: Record<string, string> = {}) => new Response('page', { headers });

describe('pages made for frames', () => {
  it('RT-41 may be framed by everyone, and by their policy alone', async () => {
    const render = allowFraming(async () => page({ [embeddableHeader]: 'yes' }), policy);
    const finished = await finishPage(await render({}), ['content-security-policy', policy, 'x-other', '1']);
    const names = finished.common.filter((_, index) => index % 2 === 0);
    expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1);
    expect(finished.common).toContain("default-src 'none'; frame-ancestors *; report-uri /csp-report");
    expect(finished.common).toContain('x-other');
    expect(names).not.toContain(embeddableHeader);
  });

  it('leave the others as they are', async () => {
    const response = await allowFraming(async () => page(), policy)({});
    expect(response.headers.get('content-security-policy')).toBeNull();
  });
});

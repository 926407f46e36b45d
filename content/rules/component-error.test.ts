import { describe, expect, it } from 'vitest';
import { componentErrorExample, componentExample } from '../examples/component.ts';
import { composedPageExample } from '../examples/composed-page.ts';
import type { ComponentError } from '../page/component-error.ts';
import { componentErrorOutcome, slugForEdition } from './component-error.ts';
import { expectComponent } from './expect-component.ts';
import { pageOutcome } from './page-outcome.ts';

const failed = (errors: ComponentError['errors'], status = 500): ComponentError => ({
  id: 'main',
  fetcherName: 'article',
  name: 'Article',
  status,
  errors,
});
const moved = { code: 301, message: '', availableOn: [{ edition: 'us', slug: 'new-slug' }] };

describe('component errors', () => {
  it('CP-08 takes code 404 as not found', () => {
    expect(componentErrorOutcome(failed([{ code: 404, message: 'gone' }], 404), 'us')).toEqual({
      kind: 'not-found',
      status: 404,
      message: 'API responded with 404',
    });
  });

  it('CP-09 takes code 301 as a redirect to the slug of this edition', () => {
    expect(componentErrorOutcome(failed([{ ...moved, message: 'renamed' }]), 'us')).toEqual({
      kind: 'redirect',
      status: 301,
      message: 'renamed',
      slug: 'new-slug',
    });
  });

  it('CP-09 has nothing to redirect to when only another edition has the story', () => {
    expect(componentErrorOutcome(failed([moved]), 'fr').kind).toBe('not-found');
    expect(slugForEdition([{ edition: 'us', slug: '' }], 'us')).toBeUndefined();
    expect(slugForEdition(undefined, 'us')).toBeUndefined();
  });

  it('CP-10 says "slug has changed" with status 301 by default', () => {
    expect(componentErrorOutcome(failed([moved]), 'us')).toMatchObject({
      status: 301,
      message: 'slug has changed',
    });
  });

  it.each([
    ['CP-11', failed([{ code: 500, message: 'x' }], 500), 500],
    ['CP-11', failed([{ code: 503, message: 'x' }], 503), 503],
    ['ER-21', failed([], 0), 500],
  ])('%s any other error names its component', (_id, error, status) => {
    const outcome = componentErrorOutcome(error, 'us');
    expect(outcome).toMatchObject({ kind: 'error', status });
    expect(outcome.message).toContain('Article');
  });

  it.each([
    ['CP-12', 'the right type is handed over', componentExample, componentExample, 0],
    ['CP-12', 'an error component comes back as it is', componentErrorExample, componentErrorExample, 1],
    ['CP-12', 'another type gives null', { ...componentExample, meta: { componentType: 'Text' } }, null, 1],
    ['CP-12', 'no meta gives null', { id: 'x' }, null, 1],
    ['CP-12', 'text gives null', 'ContentList', null, 1],
    ['CP-12', 'nothing gives null', null, null, 1],
  ])('%s %s', (_id, _name, entry, expected, count) => {
    const warnings: string[] = [];
    expect(expectComponent(entry, 'ContentList', (message) => warnings.push(message))).toEqual(expected);
    expect(warnings).toHaveLength(count);
  });
});

describe('page outcome', () => {
  const page = (components: typeof composedPageExample.data.components, mainComponentId?: string) => ({
    data: { ...composedPageExample.data, components, mainComponentId },
  });

  it('CP-13 is decided by the main component', () => {
    expect(pageOutcome(page([componentErrorExample], 'main'), 'us').kind).toBe('redirect');
    expect(pageOutcome(page([failed([{ code: 404, message: '' }])], 'main'), 'us').kind).toBe('not-found');
    expect(pageOutcome(page([componentExample], 'latest'), 'us').kind).toBe('ok');
  });

  it('CP-13 does not fail by a side rail, nor without a main component', () => {
    expect(pageOutcome(page([componentExample, componentErrorExample], 'latest'), 'us').kind).toBe('ok');
    expect(pageOutcome(page([componentErrorExample]), 'us').kind).toBe('ok');
  });
});

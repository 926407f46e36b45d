import { describe, expect, it } from 'vitest';
import { searchRequest } from './search-request.ts';

const read = (query: string) => searchRequest(new URLSearchParams(query));

describe('searchRequest', () => {
  it.each([
    ['RT-49', 'searchQuery=vpn', 'vpn'],
    ['RT-50', 'q=vpn', 'vpn'],
    ['RT-50', 'q=one&searchQuery=two', 'two'],
    ['RT-50', 'q=one&searchQuery=', ''],
    ['SR-03', 'searchQuery=%20%20', ''],
    ['SR-11', '', ''],
    ['RT-49', 'searchQuery=%20wi-fi%20%20router ', 'wi-fi router'],
    ['SR-12', 'searchQuery=%3Cscript%3E', '<script>'],
  ])('%s %s requests %j', (_id, query, expected) => {
    expect(read(query).query).toBe(expected);
  });

  it('RT-49 cuts a query at the limit, never through a character', () => {
    expect([...read(`searchQuery=${encodeURIComponent('😀'.repeat(300))}`).query]).toHaveLength(200);
  });

  it.each([
    ['SR-08', '6f1b6c1e-58c3-4b8d-9a3e-2f0c9d4a7b11', '6f1b6c1e-58c3-4b8d-9a3e-2f0c9d4a7b11'],
    ['SR-08', '"><script>', undefined],
    ['SR-08', 'x'.repeat(65), undefined],
    ['SR-08', '', undefined],
  ])('%s keeps the correlation id %j as %s', (_id, given, expected) => {
    expect(read(`searchCorrelationId=${encodeURIComponent(given)}`).correlationId).toBe(expected);
  });
});

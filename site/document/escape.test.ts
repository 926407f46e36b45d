import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForScript } from './escape.ts';

describe('escape', () => {
  it('SEO-18 JSON cannot close its script, open a comment or another script', () => {
    const text = '</script><!--<script>&\u2028\u2029';
    const json = jsonForScript({ text });
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ text });
  });

  it('VAL-03 text stays inside its attribute', () => {
    expect(escapeHtml(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#x27;x&#x27;&gt;&amp;');
  });
});

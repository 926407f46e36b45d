import { describe, expect, it, vi } from 'vitest';
import { readConfig, runCallbacks } from './embed-config.ts';

describe('disqus_config', () => {
  it('CM-01 sets page and callbacks through `this`', () => {
    const onReady = vi.fn();
    const config = readConfig(function () {
      this.page.identifier = 'story-1';
      this.page.remote_auth_s3 = 'e30= 00 1';
      this.callbacks.onReady = [onReady];
    }, 'https://site.example/a/');
    expect(config.page).toEqual({
      identifier: 'story-1',
      remote_auth_s3: 'e30= 00 1',
      url: 'https://site.example/a/',
    });
    runCallbacks(config, 'onReady', 1);
    expect(onReady).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('CM-01 a page without settings is identified by its URL', () => {
    expect(readConfig(undefined, 'https://site.example/a/').page.identifier).toBe('https://site.example/a/');
  });

  it('a callback that fails does not stop the others', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const second = vi.fn();
    const failing = () => {
      throw new Error('of the page');
    };
    runCallbacks({ callbacks: { afterRender: [failing, second] } }, 'afterRender');
    expect(second).toHaveBeenCalledOnce();
    expect(reported).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});

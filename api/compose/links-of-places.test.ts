import { describe, expect, it } from 'vitest';
import { dayLinks } from './read-days.ts';
import { topicLinks } from './topic-links.ts';

const at = (text: string) => ({ publishedAt: Date.parse(text) });

describe('links to days', () => {
  const entries = [
    at('2026-11-15T12:00:00Z'),
    at('2026-11-15T11:00:00Z'),
    at('2026-11-14T12:00:00Z'),
    at('2026-10-31T12:00:00Z'),
  ];

  it('RT-63 lead to the page of Latest where the day begins', () => {
    expect(dayLinks(entries, 10, 2)).toEqual([
      { label: 'November 2026', linkText: 'Sunday, November 15 (2)', linkUrl: '/latest/#day-2026-11-15' },
      { label: 'November 2026', linkText: 'Saturday, November 14 (1)', linkUrl: '/latest/2/#day-2026-11-14' },
      { label: 'October 2026', linkText: 'Saturday, October 31 (1)', linkUrl: '/latest/2/#day-2026-10-31' },
    ]);
  });

  it('RT-63 are no more than requested', () => {
    expect(dayLinks(entries, 1, 20)).toHaveLength(1);
    expect(dayLinks([], 5, 20)).toEqual([]);
  });
});

describe('links to topics', () => {
  const tech = { slug: 'tech', name: 'Tech', above: [] };
  const devices = { slug: 'devices', name: 'Devices', above: [tech as never] };
  const audio = { slug: 'audio', name: 'Audio', above: [tech as never] };
  const deep = { slug: 'amps', name: 'Amps', above: [tech as never, audio as never] };
  const health = { slug: 'health', name: 'Health', above: [] };

  const facts = {
    edition: 'us',
    warn: (message: string) => {
      throw new Error(message);
    },
  };

  it('RT-62 RT-63 stand under their branch, its root first', () => {
    const links = topicLinks([tech, devices, audio, deep, health], 'page', facts);
    expect(links.map(({ label, linkUrl }) => [label, linkUrl])).toEqual([
      ['Tech', '/topic/tech/'],
      ['Tech', '/topic/amps/'],
      ['Tech', '/topic/audio/'],
      ['Tech', '/topic/devices/'],
      ['Health', '/topic/health/'],
    ]);
  });

  it('RT-62 lead to feeds when feeds are requested', () => {
    expect(topicLinks([health], 'feed', facts)).toEqual([
      { label: 'Health', linkText: 'Health', linkUrl: '/topic/health/rss.xml' },
    ]);
  });

  it('ER-19 RT-73 lead nowhere in an edition without such a path, with a warning', () => {
    const warnings: string[] = [];
    const links = topicLinks([health], 'feed', {
      edition: 'fr',
      warn: (message) => void warnings.push(message),
    });
    expect(links).toMatchObject([{ linkText: 'Health', linkUrl: '#' }]);
    expect(warnings).toEqual(['No legacy route topic_rss for edition fr']);
  });
});

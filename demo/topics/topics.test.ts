import { describe, expect, it } from 'vitest';
import { topicPathOf, topics } from './topics.ts';

const menus = {
  'HD-17 Tech':
    'gaming headphones laptops mobile-accessories networking pcs printers smartphones smart-watches speakers streaming-devices video-streaming-services tablets tvs wearables kitchen-household office-furniture office-hardware-appliances smart-home smart-lighting yard-outdoors',
  'HD-18 Innovation':
    'artificial-intelligence ar-vr cloud digital-transformation energy robotics sustainability transportation work-life',
  'HD-19 Business':
    'business amazon apple developer e-commerce edge-computing enterprise-software executive google microsoft professional-development social-media smb windows',
  'HD-20 Security': 'security cyber-threats password-manager ransomware vpn',
  'HD-21 More': 'finance education health',
  'HD-26 verticals': 'home-and-office finance education',
};

describe('the topics of Wavelength', () => {
  const slugs = new Set(topics.map(({ slug }) => slug));

  it.each(Object.entries(menus))('%s topics all exist', (_menu, names) => {
    for (const name of names.split(' ')) expect(slugs).toContain(name);
  });

  it('EN-08 forms a tree: parents come before their children', () => {
    const seen = new Set<string>();
    for (const { slug, parent } of topics) {
      if (parent) expect(seen).toContain(parent);
      seen.add(slug);
    }
    expect(topicPathOf('smart-lighting')).toEqual(['home-and-office', 'smart-home', 'smart-lighting']);
  });

  it('describes each topic in two sentences', () => {
    for (const { slug, description, title } of topics) {
      expect(description.match(/[.!?](?:\s|$)/g)?.length, slug).toBe(2);
      expect(title.length, slug).toBeGreaterThan(2);
    }
  });
});

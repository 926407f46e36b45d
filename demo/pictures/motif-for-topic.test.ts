import { describe, expect, it } from 'vitest';
import { MOTIFS_FOR_TOPIC, type PictureTopic, scenesForTopic } from './motif-for-topic.ts';
import { MOTIFS } from './motifs.ts';

const TOPICS =
  'gaming headphones laptops mobile-accessories networking pcs printers smartphones smart-watches speakers streaming-devices video-streaming-services tablets tvs wearables kitchen-household office-furniture office-hardware-appliances smart-home smart-lighting yard-outdoors artificial-intelligence ar-vr cloud digital-transformation energy robotics sustainability transportation work-life business amazon apple developer e-commerce edge-computing enterprise-software executive google microsoft professional-development social-media smb windows security cyber-threats password-manager ransomware vpn finance education health home-and-office';

describe('motifs for topics', () => {
  it('knows every topic of the publication and no other', () => {
    expect(Object.keys(MOTIFS_FOR_TOPIC).sort()).toEqual(TOPICS.split(' ').sort());
  });

  it.each(Object.entries(MOTIFS_FOR_TOPIC))('%s has motifs and at least two scenes', (topic, motifs) => {
    for (const motif of motifs) expect(MOTIFS[motif].drawings.length).toBeGreaterThan(0);
    expect(scenesForTopic(topic as PictureTopic)).toBeGreaterThanOrEqual(2);
  });
});

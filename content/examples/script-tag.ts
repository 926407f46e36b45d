import type { Complete } from '../complete.ts';
import type { ScriptTag } from '../entities/script-tag-schema.ts';

export const scriptTagExample: Complete<ScriptTag> = {
  tagId: 'measurement',
  timing: 'queue',
  priority: 10,
  features: ['analytics'],
  when: { crawler: false },
  src: '/services/measurement.js',
  innerHTML: '',
  attributes: { async: true, 'data-site': 'wavelength' },
  location: 'head',
  gdprCategory: 'C0002',
  keeps: { cookies: ['visit*'], local: ['visit-queue'] },
  windowVars: ['measurementQueue'],
  renderOnce: true,
};

import { z } from 'zod';
import { imagePresetNames } from '../entities/image.ts';
import { storyPriorities, storyTypes } from '../entities/story-types.ts';
import { rightNames } from '../rules/rights/rights.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const color = z.object({ light: z.string(), dark: z.string() });

const deskFacts = z.object({
  name: z.string(),
  /** Times of the newsroom are shown in it. */
  timeZone: z.string(),
  language: z.string(),
  sections: z.array(z.object({ slug: z.string(), name: z.string(), color: color.optional() })),
  stages: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      to: z.array(z.string()).optional().describe('The stages that follow; absent: all'),
      right: z.enum(rightNames).optional().describe('Needed to move a story here'),
    }),
  ),
  storyTypes: z.array(z.enum(storyTypes)),
  priorities: z.array(z.enum(storyPriorities)),
  imagePresets: z.array(
    z.object({
      name: z.enum(imagePresetNames),
      width: z.number().int().positive(),
      height: z.number().int().positive().optional(),
      mode: z.enum(['fitIn', 'cropToFit', 'resize']),
    }),
  ),
});
export type DeskFacts = z.infer<typeof deskFacts>;

export const getDesk = defineCall({
  name: 'getDesk',
  summary:
    'What the editors’ desk shows of the publication: name, time zone, sections, stages, picture sizes',
  method: 'GET',
  path: '/api/neutron/desk/{site}',
  params: z.object({ site }),
  query,
  answer: envelope(deskFacts),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

/** A person to whom work can be assigned. */
const colleague = z.object({ sub: z.string(), name: z.string().optional(), role: z.string() });
export type Colleague = z.infer<typeof colleague>;

export const listColleagues = defineCall({
  name: 'listColleagues',
  summary: 'The members of staff to whom stories and notes can be assigned, by name, without their addresses',
  method: 'GET',
  path: '/api/neutron/colleagues/{site}',
  params: z.object({ site }),
  query,
  answer: envelope(z.object({ items: z.array(colleague) })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

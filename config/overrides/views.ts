import type { ComponentType } from '#content/page/component.ts';

/** Component views of the publication, by type and view. None here: this repository changes its own (decision 0155). */
export const ownViews: Readonly<Partial<Record<ComponentType, object>>> = {};

// The markup that the server renders of every state: what e2e/workshop-states.ts compares without a browser.
import '../app/features/story/embeds/all-embed-views.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { stories } from './story-files.ts';

export interface RenderedState {
  id: string;
  /** The file of its stories, from the root of the repository. */
  path: string;
  /** Undefined for a state that needs a browser to be rendered at all. */
  markup: string | undefined;
}

export const renderStates = (): RenderedState[] =>
  stories.map(({ id, path, render }) => ({ id, path, markup: renderState(render) }));

function renderState(render: () => ReactNode): string | undefined {
  try {
    return renderToString(createElement(Fragment, null, render()));
  } catch {
    return undefined;
  }
}

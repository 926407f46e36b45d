import { type ComponentProps, type ComponentType, lazy } from 'react';
import { lateParts } from './late-part.tsx';
import type { shell } from './shell.ts';

type Shell = typeof shell;

let held: Shell | undefined;

/** For rendering that cannot wait: on the server, and in tests. */
export function holdShell(whole: Shell): void {
  held = whole;
}

let loading: Promise<Shell> | undefined;

/**
 * Header and footer work without scripts, and their code is a tenth of that of a page: browsers load it once the page
 * itself is interactive. A navigation loads it first, since it may render them again.
 */
export function loadShell(): Promise<Shell> {
  loading ??= import('./shell.ts').then(({ shell }) => shell);
  return loading;
}

/** If its code fails to load, a part stays as the server sent it, for as long as the document is open. */
function late<Name extends keyof Shell>(name: Name) {
  return lazy(
    () =>
      new Promise<{ default: Shell[Name] }>((resolve) => {
        loadShell().then((whole) => resolve({ default: whole[name] }), lateParts.settle);
      }),
  );
}

const LateHeader = late('Header');
const LateFooter = late('Footer');

export function Header(props: ComponentProps<Shell['Header']>) {
  const View: ComponentType<typeof props> = held?.Header ?? LateHeader;
  return <View {...props} />;
}

export function Footer(props: ComponentProps<Shell['Footer']>) {
  const View: ComponentType<typeof props> = held?.Footer ?? LateFooter;
  return <View {...props} />;
}

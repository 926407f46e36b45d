import { useEffect } from 'react';
import { useLate } from '#app/behaviours/use-late.ts';
import { isStaff } from '#app/identity/staff.ts';
import type { StaffLinkProps } from './staff-link.tsx';

const load = () => import('./staff-link.tsx').then((module) => module.StaffLink);

/** Nothing, for nearly everybody: neither the page nor the script that draws it holds the link. */
export function StaffPlace(props: StaffLinkProps) {
  const [StaffLink, want] = useLate(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is there
  useEffect(() => {
    if (isStaff(document.cookie)) void want();
  }, []);
  return StaffLink && <StaffLink {...props} />;
}

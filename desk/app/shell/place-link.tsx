import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Place } from './places.ts';

/** A link to a place: within the application, or to a page of its own. */
export function PlaceLink({
  place,
  className,
  children,
}: {
  place: Place;
  className?: string;
  children: ReactNode;
}) {
  if (place.isPage)
    return (
      <a className={className} href={`/desk${place.path}`} title={place.name}>
        {children}
      </a>
    );
  return (
    <NavLink className={className ?? ''} to={place.path} end={place.path === '/'} title={place.name}>
      {children}
    </NavLink>
  );
}

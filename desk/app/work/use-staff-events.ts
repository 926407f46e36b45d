import { useEffect, useRef } from 'react';
import { followStaffEvents, type StaffEvent } from '../events/staff-events.ts';

/** Runs on every event of staff while a screen is in view. */
export function useStaffEvents(onEvent: (event: StaffEvent) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => followStaffEvents((event) => latest.current(event)), []);
}

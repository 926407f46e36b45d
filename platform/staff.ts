/** The member of staff a request was authenticated as. It travels beside the request, never in a header. */
export interface Staff {
  /** The account's id; `staffTokenSub` for the holder of the staff token, who has no account. */
  sub: string;
  role: 'staff';
}

export const staffTokenSub = 'staff token';
export const staffTokenHolder: Staff = { sub: staffTokenSub, role: 'staff' };

/** An account that the identity service has. */
export interface StaffAccount {
  sub: string;
  name: string;
  email: string;
  hasSecondFactor: boolean;
}

/** What the API asks of the accounts: they belong to the identity service. Absent where another provider signs staff in. */
export interface StaffAccounts {
  /** Every account of staff. */
  list(): Promise<StaffAccount[]>;
  find(sub: string): Promise<StaffAccount | undefined>;
  /** Whether this is an account of staff now, and its session, if one is given, still open. */
  isOpen(sub: string, session?: string): Promise<boolean>;
  /** Makes an account one of staff, or of a reader, whose sessions then end. */
  setStaff(sub: string, isStaff: boolean): Promise<void>;
}

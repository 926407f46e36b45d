/** Whether every store keeps this text: PostgreSQL knows none with the character of number zero. */
export const isStorable = (text: string): boolean => !text.includes('\0');

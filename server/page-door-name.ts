/** The door of pages, and of whatever vanity entries make of addresses. */
export const pageDoorName = 'page';

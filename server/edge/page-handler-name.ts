/** The handler of pages, and of whatever vanity entries make of addresses. */
export const pageRouteName = 'page';

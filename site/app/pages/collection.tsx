/** A collection turns its pages like a list and is drawn like a page of the house: special features bring figures. */
export { Page } from './composed.tsx';
export { title } from './listing.tsx';

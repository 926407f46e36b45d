/** A collection is paged like a list and rendered like a static page: special features have figures. */
export { Page } from './composed.tsx';
export { title } from './listing.tsx';

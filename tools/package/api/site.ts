// `neutron/site`: parts of the site that views and pages of a publication may use.
export { Picture } from '#app/components/primitives/picture/picture.tsx';
export { PageBody } from '#app/components/views/page-body/page-body.tsx';
export { SiteLink } from '#app/links/site-link.tsx';

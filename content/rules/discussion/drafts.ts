/** Where the embed stores the drafts of this browser. */
export const commentDraftsKey = 'neutron:1:comment-drafts';

/** Apart from the schema: browsers need the names, not the parser. */
export const avatarKinds = ['none', 'upload', 'gravatar'] as const;
export type AvatarKind = (typeof avatarKinds)[number];

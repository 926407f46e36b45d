/** The shapes that an editor may cut by hand; such a cut follows no focal point. */
export const cropShapes = ['16x9', '4x3', '1x1'] as const;

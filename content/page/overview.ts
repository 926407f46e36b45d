/**
 * Views that show all their stories as marks and name only some: how many they name at most. The composer chooses
 * stories that the page does not show higher up, and lists below do not repeat them.
 */
export const headlinesInView: Readonly<Record<string, number>> = { 'latest-line': 5 };

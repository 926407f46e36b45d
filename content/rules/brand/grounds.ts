/**
 * The grounds of `design/tokens.css` that colored text stands on, and what stands on the brand's dark ground: text,
 * quiet text (`--text-3`, the faintest there) and outlines of fields.
 */
export const lightGrounds = ['#ffffff', '#f2f4f8'] as const;
export const darkGrounds = ['#0d1019', '#151a27'] as const;
export const textOnInk = '#f1f3f9';
export const quietTextOnInk = '#959db0';
export const outlineOnInk = '#6c7589';

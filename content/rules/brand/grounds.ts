/** The grounds of `design/tokens.css` that colored text stands on, and the text that stands on the brand's dark ground. */
export const lightGrounds = ['#ffffff', '#f2f4f8'] as const;
export const darkGrounds = ['#0d1019', '#151a27'] as const;
export const textOnInk = '#f1f3f9';

/** Column names are a closed list (FT-01). */
export const footerColumnNames = ['alpha', 'beta', 'charlie'] as const;
export type FooterColumnName = (typeof footerColumnNames)[number];

import { type FooterColumnName, footerColumnNames } from '../entities/footer-link.ts';

function isFooterColumnName(name: string): name is FooterColumnName {
  return footerColumnNames.includes(name as FooterColumnName);
}

/** What is wrong with a footer's columns; nothing when they are alpha, beta and charlie, once each. */
export function footerColumnProblems(columns: readonly { name: string }[]): string[] {
  const found = columns.map(({ name }) => name);
  return [
    ...found
      .filter((name) => !isFooterColumnName(name))
      .map((name) => `Footer column "${name}" must be alpha, beta or charlie`),
    ...footerColumnNames
      .filter((name) => found.filter((other) => other === name).length !== 1)
      .map((name) => `Footer needs column ${name} once`),
  ];
}

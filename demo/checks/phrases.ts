/** Phrases that give a text away as filler, and habits that become a pattern when many stories share them. */
export const wornPhrases: readonly RegExp[] = [
  /\ba testament to\b/i,
  /\bgame[- ]changer\b/i,
  /\bdelv(?:e|es|ed|ing)\b/i,
  /\bunderscor(?:e|es|ed|ing)\b/i,
  /\bseamless(?:ly)?\b/i,
  /\bat the end of the day\b/i,
  /\bonly time will tell\b/i,
  /\bthe real question is\b/i,
  /\bhere[’']s the thing\b/i,
  /\bin today[’']s (?:fast|digital|world)/i,
  /\bdid not (?:immediately )?respond to (?:a request|our)/i,
  /\b(?:isn[’']t|is not|wasn[’']t|was not) just\b[^.]{0,60}[.,;] (?:it|this|that|they)\b/i,
  /\bnew staff hear that sentence\b/i,
  /\bthe way sailors talk about wind\b/i,
  /—/,
  / – /,
  /(?<!\d)"|(?<=\w)'(?=\w)/,
];

/** The worn phrases a text uses. */
export function wornPhrasesIn(text: string): string[] {
  return wornPhrases.flatMap((phrase) => phrase.exec(text)?.[0] ?? []);
}

const values: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** The numbers of a text, written in digits or as a word. "One" is no number here: it is mostly a pronoun. */
export function numbersIn(text: string): Set<number> {
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replaceAll(',', '')),
  );
  const words = [...text.toLowerCase().matchAll(/[a-z]+(?:-[a-z]+)*/g)].flatMap(([word]) => {
    const [tens = '', ones = ''] = word.split('-');
    const base = values[tens];
    if (base === undefined) return [];
    return [
      base >= 20 && values[ones] !== undefined
        ? base + (values[ones] ?? 0)
        : ones === 'one' && base >= 20
          ? base + 1
          : base,
    ];
  });
  return new Set([...digits, ...words]);
}

/** Numbers a headline names and the story never says. */
export function missingNumbers(headline: string, text: string): number[] {
  const inText = numbersIn(text);
  return [...numbersIn(headline)].filter((number) => !inText.has(number));
}

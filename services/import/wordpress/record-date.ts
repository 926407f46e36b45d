import { childText, type XmlElement } from '../files/xml-records.ts';

/** In UTC if the record has it. WordPress writes zeros for a date it does not have, and PHP makes a year before 0 of them. */
export function recordDate(record: XmlElement, name: string): string | undefined {
  return [childText(record, `${name}_gmt`), childText(record, name)].find(
    (date) => date !== '' && !/^(?:0000-00-00|-)/.test(date),
  );
}

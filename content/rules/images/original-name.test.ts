import { expect, it } from 'vitest';
import { attachmentHeader, nameInAttachment, nameOfOriginal } from './original-name.ts';

it.each([
  ['harbor.jpg', 'image/jpeg', 'harbor.jpg'],
  ['Harbor.JPEG', 'image/jpeg', 'Harbor.JPEG'],
  ['harbor.heic', 'image/jpeg', 'harbor.jpg'],
  ['harbor.2026', 'image/png', 'harbor.png'],
  ['.hidden', 'image/png', '.hidden.png'],
  ['../../etc/pass"wd\r\n.png', 'image/png', '.._.._etc_pass_wd__.png'],
  ['invoice\u202Egnp.exe', 'image/png', 'invoice_gnp.png'],
  ['', 'image/webp', 'picture.webp'],
  ['moving', 'application/octet-stream', 'moving'],
])('an original %j of %s is saved as %j', (filename, type, name) => {
  expect(nameOfOriginal(filename, type)).toBe(name);
});

it.each(['harbor (1).jpg', 'Hafen für Möwen.jpg', '港.png', "it's *100%*.png", 'a\uD800.png'])(
  'the header of %j has no sign that ends it, and gives the name back',
  (name) => {
    const header = attachmentHeader(name);
    expect(header).toMatch(/^attachment; filename="[\w .()+-]+"(; filename\*=UTF-8''[\w.%~!-]+)?$/);
    expect(nameInAttachment(header)).toBe(name.toWellFormed());
  },
);

import { describe, expect, test } from 'vitest';
import { decode as decodeBlob } from '../../src/features/blog/read/decode.ts';

const declaration = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><t>`;
const decode = (document: Uint8Array<ArrayBuffer>) => decodeBlob(new Blob([document]));
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the encoding of a feed', () => {
  test('is UTF-8 by default', async () => {
    expect(await decode(new TextEncoder().encode('<t>Größe</t>'))).toBe('<t>Größe</t>');
  });

  test('follows the XML declaration', async () => {
    const privet = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];
    expect(await decode(Uint8Array.from([...latin(declaration('windows-1251')), ...privet]))).toBe(
      `${declaration('windows-1251')}Привет`,
    );
    expect(await decode(latin(`${declaration('ISO-8859-1')}caf\xe9`))).toBe(`${declaration('ISO-8859-1')}café`);
  });

  test('prefers a byte-order mark to the declaration', async () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from('<t>é', (c) => [c.charCodeAt(0), 0]).flat()]);
    expect(await decode(utf16)).toBe('<t>é');
    const utf8 = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(`${declaration('windows-1251')}é`)]);
    expect(await decode(utf8)).toBe(`${declaration('windows-1251')}é`);
  });

  test('follows the bytes if the declaration can’t be true', async () => {
    const utf8 = (encoding: string) => new TextEncoder().encode(`${declaration(encoding)}Größe`);
    expect(await decode(utf8('utf-16'))).toContain('Größe');
    const wrong = `iso-8859-1 windows-1251 shift_jis euc-jp gb2312 gbk big5 euc-kr koi8-r iso-2022-jp macintosh ibm866`;
    for (const encoding of wrong.split(' ')) expect(await decode(utf8(encoding)), encoding).toContain('Größe');
    const late = `${declaration('shift_jis')}${'x'.repeat(300_000)}Größe`;
    expect(await decode(new TextEncoder().encode(late))).toContain('Größe');
    expect(await decode(latin(`${declaration('utf-16')}a`))).toContain('<t>a');
    const utf16 = Array.from('<t>é', (letter) => [letter.charCodeAt(0), 0]).flat();
    expect(await decode(Uint8Array.from(utf16))).toBe('<t>é');
  });

  test('follows a declaration after a PHP warning', async () => {
    expect(await decode(latin(`<b>Warning</b>\n${declaration('iso-8859-1')}caf\xe9`))).toContain('café');
    expect(await decode(Uint8Array.from([...latin(declaration('shift_jis')), 0x93, 0xfa, 0x96, 0x7b]))).toContain(
      '日本',
    );
  });

  test('is UTF-8 if the declared encoding is unknown', async () => {
    expect(await decode(new TextEncoder().encode(`${declaration('klingon')}é`))).toContain('é');
  });
});

test('reads a document in pieces, with letters split between two', async () => {
  const long = `<t>${'é'.repeat(1_000_000)}`;
  expect(await decodeBlob(new Blob([long]))).toBe(long);
  expect(await decodeBlob(new Blob([]))).toBe('');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { download } from '../../src/lib/net/download.ts';
import { isPublicAddress, isPublicHost, publicLookup } from '../../src/lib/net/public-address.ts';
import { type Listening, listen } from '../support/listen.ts';

const CLOSED =
  `127.0.0.1 10.1.2.3 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
  ::1 :: fe80::1 fd00::1 ::ffff:127.0.0.1 ::ffff:a9fe:a9fe 64:ff9b::7f00:1 2002:7f00:1:: ff02::1`.split(/\s+/);

test.each(CLOSED)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:5db8:d70e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('rejects a hostname that resolves to a private address', async () => {
  expect(await isPublicHost('localhost')).toBe(false);
  expect(await isPublicHost('[::1]')).toBe(false);
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(String(error)).toContain('localhost is not a public address');
});

describe('a picture', () => {
  const asked: (string | undefined)[] = [];
  let server: Listening;
  beforeAll(async () => {
    server = await listen(({ url }, response) => {
      asked.push(url);
      if (url === '/endless') return void response.end(Buffer.alloc(20_000_001));
      if (url === '/circle') return void response.writeHead(302, { Location: '/circle' }).end();
      response.writeHead({ '/moved': 302, '/gone': 404 }[url ?? ''] ?? 200, { Location: '/here' }).end('picture');
    });
  });
  afterAll(() => server.close());

  test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    'on %s is never requested for a public feed',
    async (host) => {
      const { port } = new URL(server.origin);
      await expect(download(`http://${host}:${port}/here`, false)).rejects.toThrow('is not a public address');
      expect(asked).toEqual([]);
    },
  );

  test('is downloaded if the feed is local, through redirects and within limits', async () => {
    const at = (path: string) => download(server.origin + path, true);
    expect((await at('/moved')).bytes?.toString()).toBe('picture');
    await expect(at('/endless')).rejects.toThrow('larger than 20 MB');
    await expect(at('/circle')).rejects.toThrow('too many redirects');
    await expect(at('/gone')).rejects.toThrow('answered 404');
    await expect(download('file:///etc/passwd', true)).rejects.toThrow('is not http or https');
  });
});

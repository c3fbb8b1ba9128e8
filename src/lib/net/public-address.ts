import { lookup as lookupAll } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Addresses outside the public internet: private, loopback, link-local (cloud metadata), shared, reserved, multicast, and
// the prefixes that contain an IPv4 address in an IPv6 one.
const closed = new BlockList();
const IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
const IPV6 =
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/32 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';
for (const [list, family] of [[IPV4, 'ipv4'] as const, [IPV6, 'ipv6'] as const]) {
  for (const range of list.split(/\s+/)) {
    const [net = '', prefix] = range.split('/');
    closed.addSubnet(net, Number(prefix), family);
  }
}

/** Returns whether an IP address belongs to the open internet. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !closed.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Returns whether every address of a host (a name, an IP address, an IPv6 address in brackets) is public. */
export async function isPublicHost(host: string): Promise<boolean> {
  const addresses = await lookupAll(host.replace(/^\[|\]$/g, ''), { all: true });
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
}

/**
 * Resolves a name for `http.request`, and fails if one of its addresses isn't public. The address that is checked is the
 * one connected to, so DNS can't change in between.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookupAll(host, { ...options, all: true }).then(
    (found) => {
      const [first] = found;
      const inside = found.find(({ address }) => !isPublicAddress(address));
      if (!first || inside) callback(new Error(`${host} is not a public address`), '', 0);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    },
    (error: NodeJS.ErrnoException) => callback(error, '', 0),
  );
};

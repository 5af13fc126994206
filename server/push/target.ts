import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP } from 'node:net';

// Where a notification may be sent: whoever subscribes names the address, and it must not lead to somebody else's inside.

const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) // biome-ignore format: a list
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [['2001::', 23], ['2001:db8::', 32], ['2002::', 16]] as const) // biome-ignore format: a list
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !NOT_PUBLIC.check(address, 'ipv4');
    case 6:
      return PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
    default:
      return false;
  }
};

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/;

/** Whether it may be the address of a push service; its host is looked at again when something is sent. */
export const isTarget = (endpoint: string, isAnywhere: boolean): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (isAnywhere) return protocol === 'https:' || protocol === 'http:';
  // A number is no name: push services have names, and only those are looked up.
  const isName = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && !LOCAL_NAME.test(hostname);
  return protocol === 'https:' && isName && port === '' && username === '' && password === '';
};

/** A name that leads to an address that is not public leads nowhere, whatever it led to a moment ago. */
export const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const problem = error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new Error('not a public address'));
    if (problem || found.length === 0) done(problem ?? new Error('no address'), []);
    else if (options.all) done(null, found);
    else done(null, found[0].address, found[0].family);
  });

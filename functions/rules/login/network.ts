/** The network of an address as calls are counted by it: the /24 of an IPv4 address, the /48 of an IPv6 /64. */
export const networkAround = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address.replace(/\d+$/, '0/24');

/** Where a browser knows it, the page's policy says that only its own files become scripts. */
interface Factory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };

/** The policy of the server allows this name, once. */
const policy = trustedTypes?.createPolicy('tavola', {
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new TypeError(`a script from elsewhere: ${address}`);
    return href;
  },
});

/** The address of a script of our own, for a worker. */
export const ownScript = (address: string): string => policy?.createScriptURL(address) ?? address;

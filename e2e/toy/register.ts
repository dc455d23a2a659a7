// Given to Node with --import: every module, in every thread, finds the toy among the games.
import { registerHooks } from 'node:module';
import { REAL_ENTRIES, TOY_ENTRIES } from './addresses.ts';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isReal = found.url === REAL_ENTRIES && context.parentURL !== TOY_ENTRIES;
    return isReal ? { ...found, url: TOY_ENTRIES } : found;
  },
});

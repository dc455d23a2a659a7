import { describe } from 'vitest';
import { keepsTheContract } from './contract.ts';
import { emptyMemory } from './memory-tables.ts';
import { memoryStore } from './memory.ts';

describe('the store of the tests keeps the contract, too', () => {
  // It is the model itself.
  keepsTheContract(() => {
    const memory = emptyMemory();
    return { open: () => memoryStore(memory), remove: () => undefined };
  }, []);
});

import { expect, test } from 'vitest';
import * as packs from './pack-routes.ts';
import * as protocol from './protocol.ts';
import * as routes from './routes.ts';
import * as info from './table-info.ts';
import * as terms from './terms.ts';
import { agreedText } from './testing/schema-text.ts';

// Pages of yesterday speak to servers of today, and the other way round: what is agreed on changes only where it is meant to.
// `npx vitest run src/table/agreed.test.ts --update` writes it anew.
test('what client and server tell each other is what they have agreed on, field by field', async () => {
  const parts = { terms, info, protocol, routes, packs };
  const text = Object.entries(parts).map(([name, module]) => `# ${name}\n${agreedText(module)}`);
  await expect(text.join('\n')).toMatchFileSnapshot('testing/agreed.txt');
});

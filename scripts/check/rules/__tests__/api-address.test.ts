import {describe, expect, it} from 'vitest';
import {findingsOf} from '../../__tests__/guideOf';
import {apiAddress} from '../api-address';

const table =
  '## Resources {#resource-table}\n\n| Path |\n|---|\n| `/items/{id}` |\n| `/items?sort=id` |\n';
const call = (path: string) => `\`\`\`bash\ncurl "https://x.example/api/v1${path}"\n\`\`\`\n`;
const guide = (page: string, routing = table) => ({
  en: {'public_rest_api/routing.mdx': routing, 'page.mdx': page},
});

describe('api-address', () => {
  it.each(['/items', '/items?page=2', '/items/ACT-207', '/items/ACT-207?fields=id'])(
    'passes %s',
    async (path) => {
      expect(await findingsOf(apiAddress, guide(call(path)))).toEqual([]);
    },
  );

  it.each(['/item/ACT-207', '/items/ACT-207/owner', '/items/207'])('finds %s', async (path) => {
    expect(await findingsOf(apiAddress, guide(call(path)))).toEqual([
      `2:31 the address ${path} → an address of the table of resources in public_rest_api/routing.mdx`,
    ]);
  });

  it('says that the table is not there', async () => {
    expect((await findingsOf(apiAddress, guide(call('/items'), '## Resources')))[0]).toContain(
      '1:1 no table of resources',
    );
  });
});
